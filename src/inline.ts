import { runInlineScript } from './app/inlineScript';

runInlineScript(document.currentScript?.dataset ?? {});
