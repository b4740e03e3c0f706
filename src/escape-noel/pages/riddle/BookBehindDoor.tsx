import { Link } from 'react-router-dom';
import type { LinkedBook } from '@/lib/linkedBook';
import { paths } from '@/paths';
import { Cover } from '@/ui/Cover';
import { publicAddress } from '../../game/media/mediaAddress';

/** The book that a solved riddle leads to (rule 26.10). */
export const BookBehindDoor = ({ book: { slug, title, coverUrl } }: { book: LinkedBook }) => (
  <div className="grid gap-3">
    <h3 className="font-text text-base font-normal text-nuit-mist">Le livre derrière la porte</h3>
    <Link
      className="group grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-sm"
      to={paths.book(slug)}
    >
      <Cover
        alt=""
        className="rounded-sm"
        sizes="72px"
        slug={slug}
        url={coverUrl && publicAddress(coverUrl)}
      />
      <span className="text-lg text-nuit-ivory underline underline-offset-4 group-hover:text-nuit-gold">
        {title}
      </span>
    </Link>
  </div>
);
