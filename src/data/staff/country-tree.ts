import { countryTree } from './geography-tree'

/** Places come and go seldom, and pickers are opened several times in a row: so long a tree is taken for fresh. */
export const TREE_FRESH_MS = 300_000

/** How whatever draws places asks for them: under one name, so that pickers share what came and show what was changed. */
export const COUNTRY_TREE = {
  queryKey: ['country-tree'],
  queryFn: () => countryTree(),
  staleTime: TREE_FRESH_MS,
}
