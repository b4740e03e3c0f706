import { TEXT_LINK } from '@/ui/TextLink';

/** The files that the build makes of the catalogue (rule 26.5). */
export const CATALOGUE_FILES = [
  { file: '/catalogue.csv', title: 'Le catalogue en tableau (CSV)' },
  { file: '/catalogue-onix.xml', title: 'Le catalogue pour vos logiciels (ONIX 3.0)' },
] as const;

/** Files to download, in a row. */
export const FileLinks = ({ files }: { files: readonly { file: string; title: string }[] }) => (
  <ul className="flex flex-wrap gap-x-6">
    {files.map(({ file, title }) => (
      <li key={file}>
        <a className={`${TEXT_LINK} inline-flex min-h-touch items-center`} download href={file}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);
