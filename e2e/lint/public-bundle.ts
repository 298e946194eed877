import { brotliCompressSync } from 'node:zlib'
import { existsSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '../stack/ports.ts'

/** Most JavaScript, in brotli bytes, that a stranger's phone may load until the form is usable. */
export const PUBLIC_BUDGET = 175_000

/** Besides the entry: the chunks that the public form imports on its way to being usable. */
const PUBLIC_CHUNKS = [
  /\/src\/features\/answering\/PublicAnswerPage\.tsx$/,
  /\/locales\/es\/(common|answering)\.json$/,
]
/** Where the public form begins. */
export const PUBLIC_PAGE = 'src/features/answering/PublicAnswerPage.tsx'

/** What only staff needs, or is too heavy for the first load. */
const FORBIDDEN = [
  /\/node_modules\/@mui\//,
  /\/node_modules\/@emotion\//,
  /\/node_modules\/@firebase\/firestore\/dist\/(?!lite\/)/,
  /\/node_modules\/@firebase\/auth\//,
  /\/node_modules\/(react-)?leaflet\//,
  /\/node_modules\/recharts\//,
  /\/src\/features\/(form-editor|form-list|answers-list|answer-view|auth)\//,
  /\/src\/app\/staff-shell/,
]

export interface PublicBundle {
  /** Brotli bytes of every chunk in the graph, compressed one by one as a server does. */
  bytes: number
  /** Ids of the modules whose code is in those chunks. */
  modules: string[]
}

type Bundle = Rolldown.OutputBundle

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** The chunks loaded until the public form is usable: roots and whatever they import statically. */
export function publicChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isRoot = (chunk: Rolldown.OutputChunk) =>
    chunk.isEntry ||
    PUBLIC_CHUNKS.some((pattern) => chunk.facadeModuleId !== null && pattern.test(chunk.facadeModuleId))
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  chunks.filter(isRoot).forEach(visit)
  return [...found]
}

function measure(bundle: Bundle): PublicBundle {
  const chunks = publicChunks(bundle)
  const bytes = chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0)
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules)
      .filter(([, module]) => module.renderedLength > 0)
      .map(([id]) => id),
  )
  return { bytes, modules: modules.sort() }
}

/** The sentences that say why a public bundle is refused; empty when it is fine. */
export function publicBundleFaults({ bytes, modules }: PublicBundle): string[] {
  const forbidden = modules.filter((id) => FORBIDDEN.some((pattern) => pattern.test(id)))
  return [
    ...forbidden.map((id) => `The public form loads ${id.replace(ROOT, '')}, which only staff may load.`),
    ...(bytes > PUBLIC_BUDGET
      ? [`The public form loads ${bytes} bytes of JavaScript (brotli), more than ${PUBLIC_BUDGET}.`]
      : []),
  ]
}

/** Vite's mode for builds that only want the number, whatever it is. */
const MEASURE = 'measure'

/** Prints the public form's size after each build and fails the build when it has faults. */
export function publicBundlePlugin(onMeasured?: (result: PublicBundle) => void): Plugin {
  let mode = ''
  return {
    name: 'public-bundle',
    apply: 'build',
    configResolved(config) {
      mode = config.mode
    },
    generateBundle: {
      // What is measured is what is sent, other plugins' words included.
      order: 'post',
      handler(_options, bundle) {
        const pageBuilt = chunksOf(bundle).some((chunk) => chunk.facadeModuleId?.endsWith(`/${PUBLIC_PAGE}`))
        if (existsSync(`${ROOT}${PUBLIC_PAGE}`) && !pageBuilt) {
          this.error(`${PUBLIC_PAGE} has no chunk of its own: import it lazily from the router.`)
        }
        const result = measure(bundle)
        onMeasured?.(result)
        this.info(`public form: ${result.bytes} of ${PUBLIC_BUDGET} bytes (brotli)`)
        const faults = publicBundleFaults(result)
        if (faults.length > 0 && mode !== MEASURE) this.error(faults.join('\n'))
      },
    },
  }
}

/** Builds the app for production without writing it and measures the public form; for the bench. */
export async function measurePublicBundle(): Promise<PublicBundle> {
  let result: PublicBundle | undefined
  // React decides by this alone whether to bring its development half.
  process.env.NODE_ENV = 'production'
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
