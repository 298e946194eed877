import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { z } from 'zod'
import { folderOf } from './left-over'
import { writeOutsideSettings } from './outside/params'
import { FUNCTIONS_REGION, ROOT, stackPorts } from './ports'

/** Files of one stack; each port offset has its own, so that stacks run side by side. */
export interface Workspace {
  folder: string
  /** The built app that hosting serves. */
  app: string
  /** What is kept between starts. */
  data: string
  log: string
  /** Short on purpose: the functions emulator puts unix sockets here, whose paths are limited to 108 bytes. */
  tmp: string
  config: string
}

const LOCAL_CONNECT = 'http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*'

const headerRules = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
)
const rewrites = z.array(z.looseObject({ function: z.optional(z.looseObject({ functionId: z.string() })) }))
const firebaseJson = z.looseObject({
  hosting: z.looseObject({ headers: headerRules, rewrites }),
  functions: z.array(z.looseObject({})),
  emulators: z.looseObject({}),
})

/** Where the auth SDK has the script from that talks to the provider’s page (docs/operate/single-sign-on.md). */
const SSO_SCRIPT = 'https://apis.google.com'

/** The production policy, opened to emulators on this machine, with the single sign-on that every local stack has. */
export function localPolicy(policy: string): string {
  return policy
    .replace(/(connect-src|img-src|frame-src|form-action) /g, `$1 ${LOCAL_CONNECT} `)
    .replace('script-src ', `script-src ${SSO_SCRIPT} `)
}

/** Folders of one stack, relative to the checkout. */
interface Folders {
  app: string
  /** Where the settings of the functions lie. */
  params: string
}

/**
 * firebase.json with shifted ports, this stack's build and function settings, and a policy that lets the app reach the
 * emulators.
 */
export function localConfig(source: string, offset: number, { app, params }: Folders): unknown {
  const config = firebaseJson.parse(JSON.parse(source))
  const ports = stackPorts(offset)
  const emulators: Record<string, unknown> = { ...config.emulators }
  for (const [name, port] of Object.entries(ports)) {
    if (name in config.emulators) emulators[name] = { host: '127.0.0.1', port }
  }
  emulators.firestore = { host: '127.0.0.1', port: ports.firestore, websocketPort: ports.firestoreWebsocket }
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? localPolicy(value) : value,
    })),
  }))
  const { rewrites: leading, ...hosting } = config.hosting
  // Functions of a local stack run in a region of its own.
  const ledTo = leading.map((one) =>
    one.function ? { ...one, function: { ...one.function, region: FUNCTIONS_REGION } } : one,
  )
  const functions = config.functions.map((codebase) => ({ ...codebase, configDir: params }))
  return { ...config, functions, emulators, hosting: { ...hosting, public: app, headers, rewrites: ledTo } }
}

/** Makes the folders and the configuration of the stack at `offset`. */
export function openWorkspace(offset: number): Workspace {
  const name = `.stack/${offset}`
  const folder = folderOf(offset)
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 6)
  const workspace = {
    folder,
    app: `${folder}/app`,
    data: `${folder}/data`,
    log: `${folder}/emulators.log`,
    tmp: `${tmpdir()}/muni-${checkout}-${offset}`,
    config: `${ROOT}.firebase-stack-${offset}.json`,
  }
  // Tells firebase-tools that there is nothing new to say and nothing to report.
  const settings = { motd: { fetched: 4102444800000 }, usage: false }
  mkdirSync(`${folder}/config/configstore`, { recursive: true })
  mkdirSync(workspace.app, { recursive: true })
  mkdirSync(workspace.tmp, { recursive: true })
  writeFileSync(`${folder}/config/configstore/firebase-tools.json`, JSON.stringify(settings))
  const source = readFileSync(`${ROOT}firebase.json`, 'utf8')
  const config = localConfig(source, offset, { app: `${name}/app`, params: `${name}/params` })
  writeFileSync(workspace.config, JSON.stringify(config, null, 2))
  writeOutsideSettings(`${folder}/params`, offset)
  return workspace
}

/** Removes what only lives while the stack runs; of a stack that keeps nothing, only the log stays. */
export function closeWorkspace(workspace: Workspace, keepData: boolean): void {
  const { tmp, config, app, data, folder } = workspace
  const passing = keepData ? [tmp, config] : [tmp, config, app, data, `${folder}/config`, `${folder}/params`]
  for (const path of passing) rmSync(path, { recursive: true, force: true })
}
