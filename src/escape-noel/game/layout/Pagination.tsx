import { Button } from '@/ui/Button';
import { pageButtons } from '../rules/pages';

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-2">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)} variant="quiet">
        Précédent
      </Button>
      <ul className="flex flex-wrap justify-center gap-2">
        {pageButtons(page, pageCount).map((number) => (
          <li key={number}>
            <Button
              aria-current={number === page ? 'page' : undefined}
              aria-label={`Page ${number}`}
              className="px-3"
              onClick={() => onPage(number)}
              variant={number === page ? 'gold' : 'quiet'}
            >
              {number}
            </Button>
          </li>
        ))}
      </ul>
      <Button disabled={page >= pageCount} onClick={() => onPage(page + 1)} variant="quiet">
        Suivant
      </Button>
    </nav>
  );
}
