import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { LONGEST_QUERY, readFilters, writeFilters } from './filters';

/** Browsers limit how often an address may change. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  /** In the address. */
  query: string;
  onFocus: () => void;
}

/** « Chercher un livre »: what is typed goes into the address after a pause, or at once by Enter. No form: without scripts nothing would answer it. */
export function SearchField({ query, onFocus }: SearchFieldProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(timer.current);
    // The other filters may have changed since the last key.
    const filters = readFilters(new URLSearchParams(location.search));
    const typed = (input.current?.value ?? '').trim();
    if (typed === filters.query) return;
    sent.current = typed;
    void navigate(paths.books + writeFilters({ ...filters, query: typed }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const { current } = input;
    if (current && query !== sent.current) {
      // Another address, not what was typed here a moment ago.
      current.value = query;
      sent.current = query;
    }
  }, [query]);
  useEffect(() => {
    // It may have been typed before this code came.
    if (input.current?.value) sendNow();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <div className="book-search" role="search">
      <Field hint="Un titre, un prénom, un thème, un mot dont vous vous souvenez." label="Chercher un livre">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_QUERY}
            name="recherche"
            onChange={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(send, PAUSE_MS);
            }}
            onFocus={onFocus}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send();
            }}
            ref={input}
            type="search"
          />
        )}
      </Field>
    </div>
  );
}
