import { createServer } from 'node:http'
import { build, type Rolldown } from 'vite'
import { COMPILE_WHOLE } from '../../src/build/compile-hint'
import { HOST, ROOT } from '../stack/ports'

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

async function bundle(entry: string): Promise<Rolldown.OutputBundle[string][]> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { __EMULATOR_PORTS__: 'null' },
    build: { write: false, target: 'esnext', rollupOptions: { input: `${ROOT}${entry}` } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The bench page did not build')
  return result.output
}

/**
 * Builds a module as production does and serves it on a page of its own while the work goes on.
 * @param entry the module's path in the checkout
 */
export async function withPage<T>(entry: string, work: (address: string) => Promise<T>): Promise<T> {
  const files = await bundle(entry)
  const names = files.map((file) => file.fileName)
  const main = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? ''
  const styles = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    ${styles.join('')}<div id="root"></div><script type="module" src="/${main}"></script>`
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1)
    const file = files.find(({ fileName }) => fileName === name)
    const body = file ? (file.type === 'chunk' ? COMPILE_WHOLE + file.code : file.source) : page
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? (file ? 'application/octet-stream' : 'text/html')
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('The bench page has no port')
  try {
    return await work(`http://${HOST}:${listening.port}/`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
