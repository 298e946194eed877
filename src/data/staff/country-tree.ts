import { countryTree } from './geography-tree'

/** How long a tree counts as fresh. Places change seldom, and pickers are opened several times in a row. */
export const TREE_FRESH_MS = 300_000

/** The query for the tree of places. It has one key, so that all pickers share the result and show changes. */
export const COUNTRY_TREE = {
  queryKey: ['country-tree'],
  queryFn: () => countryTree(),
  staleTime: TREE_FRESH_MS,
}
