import type { WorkshopEdition } from '@/api/workshop';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { TextLink } from '@/ui/TextLink';
import { copiedTexts } from './copies';

/** Counts the days that are still those of the edition that was copied (rule 15.14); nothing where there are none. */
export function CopiedNotice({ edition }: { edition: WorkshopEdition }) {
  const texts = copiedTexts(edition);
  if (texts.length === 0) return null;
  const { code, copiedFrom } = edition;
  return (
    <Alert tone="info">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {copiedFrom !== null && (
        <p>
          <TextLink
            to={`${paths.admin.compare}?avant=${copiedFrom}&apres=${code}`}
          >{`Comparer avec ${copiedFrom}`}</TextLink>
        </p>
      )}
    </Alert>
  );
}
