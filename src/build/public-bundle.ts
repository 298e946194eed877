import { existsSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { brotliSize } from './brotli-size.ts'
import { PORTAL_FORM, PUBLIC_PAGE, PUBLIC_PAGES, RULES, SAVED_PAGE, SELDOM } from './public-pages.ts'
import { ROOT } from './root.ts'

/** Most JavaScript, in brotli bytes, that a stranger's phone may load until the form is usable. */
export const PUBLIC_BUDGET = 155_100
/** Most of it for a whole visit: open, answer with photo and signature, save, and the page after it. */
export const VISIT_BUDGET = 206_400
/** Most that a form with rules may load beyond that (LOGIC-14): 12 kB, and what the names of a build move. */
export const RULES_BUDGET = 12_050
/** Most that one may load beyond that which has everything there is: 23.2 kB in sum. */
export const SELDOM_BUDGET = 11_260
/** Most that a form of the citizen portal may load beyond that: who came, and the session (CIT-02). */
export const PORTAL_MORE = 10_000

/** Texts are found by pattern, so that every language seems to be imported: a visit loads these of one language. */
const TEXTS = /\/locales\//
const PUBLIC_TEXTS = /\/locales\/es\/(common|answering)\.json$/
const PORTAL_TEXTS = /\/locales\/es\/(common|answering|citizen)\.json$/
const VISIT_TEXTS = /\/locales\/es\/(common|answering|finish)\.json$/
/**
 * What not every visit loads. Only forms that sell something load what buys it, only forms that ask for a place load a
 * map, only staff is asked for whom an answer is and has texts of its own, only few come to pages with texts that stand apart, only who is known by name has answered once, only a draft of an earlier version of the form
 * is carried over, only long forms are checked before they are sent, only some forms show the code of a document at the end or book an appointment, only who asks for it sees the code as a QR,
 * only forms with rules load what works them out, only forms that ask further kinds of questions or grids load those, the tables that they pick from and what lists several files, only forms with hours load what tells them, only who cannot answer loads why, only forms whose drafts are kept what keeps them, only forms that ask another person what says so, only links that fill in answers what does that, only who loses the network leaves something in the outbox, only who does not draw signs by name, and only who was refused under pressure asks for a pass. A visit that ends with a copy counts whole.
 */
const NOT_IN_EVERY_VISIT =
  /\/src\/(renderer\/(place\/(PlaceFields|PlaceAnswer)|files\/(FilesAnswer|annotate\/AnnotateDialog)|further\/parts|grid\/GridList|signatures\/picture-of-name|(recipient|purchase)\/parts|form\/(OrphanedAnswers|check\/CheckAnswers)|second-person\/OtherPersonNotice)|engine\/(further|recipient|purchase|save-and-order|carry-draft)|features\/answering\/(reaching\/parts|refused\/LastingRefusal|saved\/(PdfCode|SavedBooking)|outbox\/(PublicOutboxMark|QueuedDelivery))|ui\/QrCode|data\/(geocoder|checkout\/public|public\/(pass|tables|within-hours))|lib\/((staff|seldom)-texts|change-language)|domain\/(citizen\/unique-key|form\/opening|form-logic\/logic|question-types\/further)|renderer\/logic\/(check-parts|RevealedStatus)|questions\/(malformed-words|files\/FilesDisplay))\.tsx?$/

/** What only staff needs: at no moment of a visit. */
const STAFF_ONLY = [
  /\/node_modules\/@mui\//,
  /\/node_modules\/@emotion\//,
  /\/node_modules\/@tanstack\//,
  /\/node_modules\/@casl\//,
  /\/node_modules\/@dnd-kit\//,
  /\/node_modules\/notistack\//,
  /\/node_modules\/@firebase\/firestore\//,
  /\/node_modules\/recharts\//,
  /\/node_modules\/(dayjs|react-hook-form|@hookform)\//,
  /\/src\/features\/(?!answering\/|public-lookup\/|citizen-portal\/|payment\/)/,
  /\/src\/features\/answering\/(StaffAnswerPage|device|drafts)/,
  /\/src\/(app\/staff-shell|data\/staff|ui\/staff)\//,
  /\?own-copy$/,
]
/**
 * What only forms load that have hours, keep drafts, ask another person or tell who answered, and links that fill in
 * answers: a form that uses none of this loads not a byte of it.
 */
const REACHING = [
  /\/src\/features\/answering\/(hours|later|part|prefill)\//,
  /\/src\/app\/seldom-pages\.ts$/,
  /\/src\/features\/answering\/reaching\/(?!lazy\.ts$)/,
  /\/src\/renderer\/second-person\//,
  /\/src\/engine\/(saved-draft|part|signed)\//,
  /\/src\/domain\/(catalogue|saved-draft|notices|opening-news|second-person|signed-link)\//,
  /\/src\/domain\/form\/(form-notices|opening|schedule|second-person)[^/]*\.ts$/,
  /\/src\/data\/public\/(saved-draft|opening-news|part|signed-link|within-hours)\.ts$/,
  /\/locales\/[a-z]+\/(hours|later|part|refused)\.json$/,
]
/** What works rules out and draws what they say: a form without rules loads not a byte of it (LOGIC-14). */
const OF_RULES = [/\/src\/domain\/(logic|form-logic)\//, /\/src\/renderer\/logic\/(?!lazy-parts\.ts$)/]
/** What of that only rules load that call it. */
const SELDOM_ONLY = [/\/stdnum\//, /\/logic\/(pattern|distance|aggregates|date-functions|FormChecks)\.tsx?$/]
/** What is too heavy for the first load. */
const NOT_AT_FIRST = [/\/node_modules\/(@firebase|firebase)\//, /\/node_modules\/(@?react-)?leaflet\//]

export interface Loaded {
  /** Brotli bytes of every chunk in the graph, compressed one by one as a server does. */
  bytes: number
  /** Ids of the modules whose code is in those chunks. */
  modules: string[]
}

export interface PublicBundle {
  /** Until the form is usable. */
  first: Loaded
  /** Until a form of the citizen portal is. */
  portal: Loaded
  /** By the end of a visit. */
  visit: Loaded
  /** What rules add to a visit. */
  rules: Loaded
  /** What parts of rules that some forms have, and functions that few call, add to that. */
  seldom: Loaded
  /** Ids of whatever strangers may ever load, maps included. */
  ever: string[]
}

type Bundle = Rolldown.OutputBundle
type InfoOf = Pick<Rolldown.PluginContext, 'getModuleInfo'>

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** The entry, the chunks chosen besides, and whatever they import statically. */
function withImports(
  bundle: Bundle,
  isRoot: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  chunks.filter((chunk) => chunk.isEntry || isRoot(chunk)).forEach(visit)
  return [...found]
}

/** Ids of the modules whose code is in a chunk; of some nothing was left. */
const contentOf = (chunk: Rolldown.OutputChunk): string[] =>
  Object.entries(chunk.modules)
    .filter(([, module]) => module.renderedLength > 0)
    .map(([id]) => id)

const begins = (pattern: RegExp, chunk: Rolldown.OutputChunk): boolean =>
  chunk.facadeModuleId !== null && pattern.test(chunk.facadeModuleId)

/** The chunks loaded until what these pages show is usable. */
const firstChunks = (bundle: Bundle, pages: string[], texts: RegExp): Rolldown.OutputChunk[] =>
  withImports(
    bundle,
    (chunk) =>
      begins(texts, chunk) || pages.some((page) => chunk.facadeModuleId?.endsWith(`/${page}`) === true),
  )

/** The chunks loaded until the public form is usable. */
export const publicChunks = (bundle: Bundle): Rolldown.OutputChunk[] =>
  firstChunks(bundle, [PUBLIC_PAGE], PUBLIC_TEXTS)

/** The pages and what they load later, each where a chunk begins, texts apart. */
function begunBy(pages: string[], graph: InfoOf, leftOut?: RegExp): Set<string> {
  const begun = new Set(pages.map((path) => `${ROOT}${path}`))
  const seen = new Set<string>()
  const waiting = [...begun]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const info = graph.getModuleInfo(id)
    const later = (info?.dynamicallyImportedIds ?? []).filter(
      (one) => !TEXTS.test(one) && !leftOut?.test(one),
    )
    later.forEach((one) => begun.add(one))
    waiting.push(...(info?.importedIds ?? []), ...later)
  }
  return begun
}

/** The chunks that have any of these modules, and whatever those import: what is gathered with them comes along. */
const chunksWith = (bundle: Bundle, modules: Set<string>): Rolldown.OutputChunk[] =>
  withImports(
    bundle,
    (chunk) =>
      begins(VISIT_TEXTS, chunk) ||
      (chunk.facadeModuleId !== null && modules.has(chunk.facadeModuleId)) ||
      contentOf(chunk).some((id) => modules.has(id)),
  )

function weigh(chunks: Rolldown.OutputChunk[]): Loaded {
  const bytes = chunks.reduce((sum, { code }) => sum + brotliSize(code), 0)
  return { bytes, modules: chunks.flatMap(contentOf).sort() }
}

function measure(bundle: Bundle, graph: InfoOf): PublicBundle {
  const visit = chunksWith(bundle, begunBy([PUBLIC_PAGE, SAVED_PAGE], graph, NOT_IN_EVERY_VISIT))
  const ofFiles = (paths: string[]) => chunksWith(bundle, new Set(paths.map((path) => `${ROOT}${path}`)))
  const rules = ofFiles(RULES)
  const known = new Set([...visit, ...rules])
  return {
    first: weigh(publicChunks(bundle)),
    portal: weigh(firstChunks(bundle, PORTAL_FORM, PORTAL_TEXTS)),
    visit: weigh(visit),
    rules: weigh(rules.filter((chunk) => !visit.includes(chunk))),
    seldom: weigh(ofFiles(SELDOM).filter((chunk) => !known.has(chunk))),
    ever: weigh(chunksWith(bundle, begunBy(PUBLIC_PAGES, graph))).modules,
  }
}

const among = (patterns: RegExp[], modules: string[]): string[] =>
  modules.filter((id) => patterns.some((pattern) => pattern.test(id))).map((id) => id.replace(ROOT, ''))

/** The sentences that say why a public bundle is refused; empty when it is fine. */
export function publicBundleFaults({ first, portal, visit, rules, seldom, ever }: PublicBundle): string[] {
  const tooHeavy = (what: string, bytes: number, budget: number) =>
    bytes > budget ? [`${what} loads ${bytes} bytes of JavaScript (brotli), more than ${budget}.`] : []
  return [
    ...among(STAFF_ONLY, ever).map((id) => `A stranger loads ${id}, which only staff may load.`),
    ...among([...REACHING, ...OF_RULES], [...first.modules, ...visit.modules]).map(
      (id) => `A form that does not need it loads ${id}.`,
    ),
    ...among(NOT_AT_FIRST, first.modules).map((id) => `The public form loads ${id} before it is needed.`),
    ...among(NOT_AT_FIRST, portal.modules).map((id) => `The portal’s form loads ${id} before it is needed.`),
    ...tooHeavy('The public form', first.bytes, PUBLIC_BUDGET),
    ...tooHeavy('The portal’s form', portal.bytes, first.bytes + PORTAL_MORE),
    ...tooHeavy('A whole visit', visit.bytes, VISIT_BUDGET),
    ...tooHeavy('A form with rules', rules.bytes, RULES_BUDGET),
    ...tooHeavy('A form with rules of every function', seldom.bytes, SELDOM_BUDGET),
    ...among(SELDOM_ONLY, rules.modules).map((id) => `A form with rules that do not call it loads ${id}.`),
  ]
}

/** Vite's mode for builds that only want the number, whatever it is. */
const MEASURE = 'measure'

/** Prints the public form's size after each build and fails the build when it has faults. */
export function publicBundlePlugin(onMeasured?: (result: PublicBundle) => void): Plugin {
  let mode = ''
  let kind = ''
  return {
    name: 'public-bundle',
    apply: 'build',
    configResolved(config) {
      mode = config.mode
      kind = config.env.VITE_SSO_PROVIDER ? 'with single sign-on' : 'without single sign-on'
    },
    generateBundle: {
      // What is measured is what is sent, other plugins' words included.
      order: 'post',
      handler(_options, bundle) {
        const pageBuilt = chunksOf(bundle).some((chunk) => chunk.facadeModuleId?.endsWith(`/${PUBLIC_PAGE}`))
        if (existsSync(`${ROOT}${PUBLIC_PAGE}`) && !pageBuilt) {
          this.error(`${PUBLIC_PAGE} has no chunk of its own: import it lazily from the router.`)
        }
        const result = measure(bundle, this)
        onMeasured?.(result)
        this.info(
          `public form: ${result.first.bytes} of ${PUBLIC_BUDGET} bytes (brotli), ` +
            `portal: ${result.portal.bytes}, ` +
            `whole visit: ${result.visit.bytes} of ${VISIT_BUDGET}, ` +
            `rules: ${result.rules.bytes} of ${RULES_BUDGET}, ` +
            `functions of few rules: ${result.seldom.bytes} of ${SELDOM_BUDGET} (${kind})`,
        )
        const faults = publicBundleFaults(result)
        if (faults.length > 0 && mode !== MEASURE) this.error(faults.join('\n'))
      },
    },
  }
}

/**
 * Builds the app for production without writing it and measures the public form; for the bench.
 * @param provider of single sign-on that the build has; '' for none
 */
export async function measurePublicBundle(provider: string): Promise<PublicBundle> {
  let result: PublicBundle | undefined
  // React decides by this alone whether to bring its development half.
  process.env.NODE_ENV = 'production'
  process.env.VITE_SSO_PROVIDER = provider
  await build({
    root: ROOT,
    mode: MEASURE,
    logLevel: 'silent',
    build: { write: false },
    plugins: [publicBundlePlugin((measured) => (result = measured))],
  })
  if (!result) throw new Error('The build produced no bundle')
  return result
}
