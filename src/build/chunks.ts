import type { Rolldown } from 'vite'
import {
  CHECKS,
  CHOICES,
  FUNCTIONS,
  PORTAL_PAGES,
  PUBLIC_PAGE,
  PUBLIC_PAGES,
  RULES,
  SAVED_PAGE,
} from './public-pages.ts'
import { ROOT } from './root.ts'

/** From so many pages and dialogs on, what they share is in the file that all of them load. */
const MANY_PAGES = 5
/** The same for staff's, whose file is the largest: what it has more than a page needs weighs on the first visit. */
const MANY_STAFF_PAGES = 6

/**
 * Pages of staff use these pieces by themselves, too small to load the answering of forms for; photos are only answered
 * with.
 */
const OWN_PIECE = /\/src\/lib\/(?!photo\/)/

/** The page after saving and its parts; what draws the QR is loaded by who asks for it, what books or shows the code of a document by forms that do. */
const OF_SAVED_PAGE =
  /\/src\/(features\/answering(?!\/saved\/(SavedBooking|PdfCode))|lib\/download-file|ui\/native)/

/** What asks a function for something; by itself each part of it is a file, and small files compress badly. */
const OF_CALLS =
  /\/src\/(data\/public\/(call|retry-while-busy|lookup|pdf)|lib\/(use-newest|download-file)|domain\/(calls\/(get-answer-state|generate-public-pdf|pdf-response)|appointment\/appointment|geography\/sender))\.ts$/

/** What of rules shares a file with other parts of them: what it needs besides is needed by others, too. */
const OF_LOGIC = /\/src\/domain\/(form-)?logic\//

/** Where what a stranger loads only to send begins. */
const SENDING = 'src/data/public/load-sending.ts'

type InfoOf = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

interface Walk {
  /** Where it begins, in the checkout. */
  from: string[]
  /** Whether it goes on to what is loaded only when it is needed. */
  toLater: boolean
}

/** Whether a module is met on a walk through what modules import; it is walked once. */
function metOn({ from, toLater }: Walk): (id: string, graph: InfoOf) => boolean {
  let found: Set<string> | undefined
  const walk = (graph: InfoOf): Set<string> => {
    const seen = new Set<string>()
    const waiting = from.map((path) => `${ROOT}${path}`)
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const info = graph.getModuleInfo(id)
      waiting.push(...(info?.importedIds ?? []), ...((toLater && info?.dynamicallyImportedIds) || []))
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
 * What strangers load later, to send what they filled in, is in files of its own, whoever else needs it: staff talk to
 * the server by the same SDKs. What citizens of the portal need of it at first is not in these. The page after saving
 * is one file with its parts: small files compress badly. So is what works rules out, of which staff load more.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isPublic = metOn({ from: [PUBLIC_PAGE], toLater: false })
  const isPortal = metOn({ from: PORTAL_PAGES, toLater: false })
  const isToSend = metOn({ from: [SENDING], toLater: true })
  const isAfterSaving = metOn({ from: [SAVED_PAGE], toLater: true })
  const isOfRules = metOn({ from: RULES, toLater: false })
  const isOfChecks = metOn({ from: CHECKS, toLater: false })
  const isOfChoices = metOn({ from: [CHOICES], toLater: false })
  const isOfFunctions = metOn({ from: FUNCTIONS, toLater: false })
  const isEverPublic = metOn({ from: PUBLIC_PAGES, toLater: true })
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
      debugName: 'calls',
      name: (id, graph) => (OF_CALLS.test(id) && !isPublic(id, graph) ? 'calls' : null),
      minShareCount: 1,
    },
    {
      ...shared,
      debugName: 'sending',
      name: (id, graph) =>
        isToSend(id, graph) && !isPublic(id, graph) && !isPortal(id, graph) ? 'sending' : null,
      minShareCount: 2,
    },
    {
      ...shared,
      debugName: 'saved',
      name: (id, graph) =>
        OF_SAVED_PAGE.test(id) && isAfterSaving(id, graph) && !isPublic(id, graph) && !isPortal(id, graph)
          ? 'saved'
          : null,
      minShareCount: 1,
    },
    {
      ...shared,
      debugName: 'rules',
      name: (id, graph) => (isOfRules(id, graph) && !isPublic(id, graph) ? 'rules' : null),
      minShareCount: 1,
    },
    {
      ...shared,
      debugName: 'checks',
      name: (id, graph) => (isOfChecks(id, graph) && !isPublic(id, graph) ? 'checks' : null),
      minShareCount: 1,
    },
    {
      ...shared,
      debugName: 'choices',
      name: (id, graph) =>
        OF_LOGIC.test(id) && isOfChoices(id, graph) && !isPublic(id, graph) ? 'choices' : null,
      minShareCount: 1,
    },
    {
      ...shared,
      debugName: 'functions',
      name: (id, graph) =>
        OF_LOGIC.test(id) && isOfFunctions(id, graph) && !isPublic(id, graph) ? 'functions' : null,
      minShareCount: 1,
    },
    {
      ...shared,
      debugName: 'staff',
      name: (id, graph) => (isEverPublic(id, graph) ? null : 'staff'),
      minShareCount: MANY_STAFF_PAGES,
    },
  ]
}
