import { createServer } from 'vite'
import { emulatorBuild, HOST, ROOT, stackPorts } from './ports'

/** Where the server of the sources has the gallery, which no build has. */
export const GALLERY = '/src/testing/gallery/'

/** Vite's server with hot reload on the sources, talking to the emulators of the same offset. */
export async function serveSources(offset: number): Promise<{ address: string; close: () => Promise<void> }> {
  const { dev } = stackPorts(offset)
  Object.assign(process.env, emulatorBuild(offset))
  const server = await createServer({ root: ROOT, server: { host: HOST, port: dev, strictPort: true } })
  await server.listen()
  return { address: `http://${HOST}:${dev}`, close: () => server.close() }
}
