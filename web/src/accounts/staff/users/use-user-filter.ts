// Which users are shown: active ones or all, whom the search finds, page by page.
import { useState } from 'react';
import { useDebounced } from '../../../browser/forms/use-debounced.ts';
import type { UserFilter } from './users.queries.ts';

export type UserFilterState = ReturnType<typeof useUserFilter>;

/** A filter beside what stands in its search box, which runs ahead of it while somebody types. */
export function useUserFilter() {
  const [typed, setTyped] = useState('');
  const [showAll, setShowAll] = useState(false);
  const search = useDebounced(typed.trim());
  const list = `${showAll} ${search}`;
  // A page belongs to the list that it was turned in: another list begins at its first.
  const [turned, setTurned] = useState({ list, page: 1 });
  const page = turned.list === list ? turned.page : 1;
  const filter: UserFilter = { showAll, search, page };
  return {
    filter,
    typed,
    setTyped,
    setShowAll,
    setPage: (next: number) => setTurned({ list, page: next }),
  };
}
