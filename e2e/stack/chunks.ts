import type { Rolldown } from 'vite'
import { PUBLIC_PAGE } from '../lint/public-bundle.ts'
import { ROOT } from './ports.ts'

/** From so many pages and dialogs on, what they share is in the file that all of them load. */
const MANY_PAGES = 5
/** The same for staff's, whose file is the largest: what it has more than a page needs weighs on the first visit. */
const MANY_STAFF_PAGES = 6

/** Pages of staff use these pieces by themselves, too small to load the answering of forms for. */
const OWN_PIECE = /\/src\/lib\//

type InfoOf = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Whether the public form loads a module; its graph is walked once. */
function partOfPublicForm(): (id: string, graph: InfoOf) => boolean {
  let found: Set<string> | undefined
  const walk = (graph: InfoOf): Set<string> => {
    const seen = new Set<string>()
    const waiting = [`${ROOT}${PUBLIC_PAGE}`]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return seen
  }
  return (id, graph) => (found ??= walk(graph)).has(id)
}

/**
 * What shares a file of the built app. By itself each set of pages that shares a module gets a file of its own: 43 for
 * the public form, 84 for the list of answers.
 *
 * What the public form loads and what it does not are never in one file. Neither waits for a file that waits for it:
 * what a module needs is needed by as many pages, so it is in the same file or in one that is told of before.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isPublic = partOfPublicForm()
  const shared = { includeDependenciesRecursively: false }
  return [
    { name: 'first', tags: ['$initial'] },
    {
      ...shared,
      debugName: 'core',
      name: (id, graph) => (isPublic(id, graph) ? 'core' : null),
      minShareCount: MANY_PAGES,
    },
    {
      ...shared,
      debugName: 'answering',
      name: (id, graph) => (isPublic(id, graph) && !OWN_PIECE.test(id) ? 'answering' : null),
      minShareCount: 2,
    },
    {
      ...shared,
      debugName: 'staff',
      name: (id, graph) => (isPublic(id, graph) ? null : 'staff'),
      minShareCount: MANY_STAFF_PAGES,
    },
  ]
}
