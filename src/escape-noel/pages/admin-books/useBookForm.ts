import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TeamBook } from '@/api/teamBooks';
import { isSameJson } from '@/lib/sameJson';
import { usePersisted } from '@/lib/storage';
import { useSession } from '../../game/session/useSession';
import { BLANK, bookSchema, NEW, valuesOf, type BookContent, type BookValues } from './bookForm';
import { slugOf } from '@/lib/slugOf';
import { unsavedBook } from './unsavedBook';

/** The form on a book. What is typed is stored in this tab, with the version that it changes. @param book undefined for a new one. */
export function useBookForm(book: TeamBook | undefined) {
  const slug = book?.slug ?? NEW;
  const admin = useSession().account?.id ?? null;
  const unsaved = useMemo(() => unsavedBook(slug, admin), [slug, admin]);
  const [base, setBase] = useState(book);
  const typed = usePersisted(unsaved);
  const form = useForm<BookValues, unknown, BookContent>({
    mode: 'onChange',
    resolver: valibotResolver(bookSchema),
    defaultValues: unsaved.read()?.values ?? (book ? valuesOf(book) : BLANK),
  });
  const { getValues, reset, setValue, subscribe } = form;
  // A reload goes on with the version that the typed text changes.
  const basedOn = typed ? typed.basedOn : (base?.updated_at ?? null);

  useEffect(() => {
    const saved = base ? valuesOf(base) : BLANK;
    let title = getValues('title');
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const proposed = slugOf(title);
        title = values.title;
        if (!base && values.slug === proposed && slugOf(title) !== proposed) setValue('slug', slugOf(title));
        const current = getValues();
        if (isSameJson(current, saved)) unsaved.remove();
        else
          unsaved.write({
            basedOn: unsaved.read()?.basedOn ?? base?.updated_at ?? null,
            values: current,
          });
      },
    });
  }, [base, getValues, setValue, subscribe, unsaved]);

  /** Goes on from a saved version, and forgets what was typed. */
  const take = (saved: TeamBook) => {
    setBase(saved);
    reset(valuesOf(saved));
    unsaved.remove();
  };

  /** Goes on from what was just saved; what was typed meanwhile stays. @param sent the values that were saved. */
  const settle = (saved: TeamBook, sent: BookValues) => {
    const current = { ...getValues(), slug: saved.slug };
    const isTyped = !isSameJson(current, { ...sent, slug: saved.slug });
    if (isTyped) unsavedBook(saved.slug, admin).write({ basedOn: saved.updated_at, values: current });
    if (!book) unsaved.remove();
    else if (isTyped) setBase(saved);
    else take(saved);
  };
  return {
    form,
    basedOn,
    isUnsaved: typed !== null,
    isStored: unsaved.isStored(),
    take,
    settle,
    forget: unsaved.remove,
  };
}
