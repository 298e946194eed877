import { watchFunctions } from '../../functions/build'
import { claimPorts } from './claim'
import { GALLERY, serveSources } from './dev-server'
import { forgetData } from './kept-data'
import { describeOutside } from './outside/params'
import { emulatorEnv, hostingUrl, portOffset } from './ports'
import { StackProblem } from './problem'
import { runSchedules } from './schedules'
import { startStack, type Stack } from './stack'
import { describeMunicipality, openMunicipality } from './municipality'

const dev = process.argv.includes('--dev')
/** Without the app: for work on rules and functions. */
const app = !dev && !process.argv.includes('--no-app')
const reset = process.argv.includes('--reset')
const began = Date.now()
const asked = new AbortController()

// Ctrl-C may arrive twice, from the terminal and from npm; the second changes nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => asked.abort('stop'))

/** The lines in which the functions emulator passes on what a function logged. */
function showFunctionLogs(line: string) {
  if (/^(>|⚠|i {2}functions: (Loaded|Beginning)|✔ {2}functions)/.test(line)) console.log(line)
}

async function announce(stack: Stack, address: string) {
  const lines = [...describeMunicipality(await openMunicipality(stack), address), ...describeOutside(address)]
  console.log(['', `MuniFormularios runs at ${address}`, ...lines].join('\n'))
  if (dev) console.log(`\nIts pieces in all their states: ${address}${GALLERY}`)
  console.log(`\nStarted in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops; the data is kept.`)
  console.log('ready')
}

function untilAsked(): Promise<void> {
  return new Promise((resolve) => {
    if (asked.signal.aborted) resolve()
    asked.signal.addEventListener('abort', () => resolve())
  })
}

async function run(): Promise<void> {
  const offset = portOffset()
  const claim = await claimPorts(offset)
  Object.assign(process.env, emulatorEnv(offset))
  console.log(app ? 'Starting the emulators and building the app ...' : 'Starting the emulators ...')
  const onLine = dev ? showFunctionLogs : undefined
  const stack = await startStack({
    claim,
    run: app ? 'app' : 'functions',
    ...{ keepData: true, reset, signal: asked.signal, onLine },
  })
  const closers = [stack.stop]
  let failed = true
  try {
    if (dev) closers.unshift(await watchFunctions())
    const server = dev ? await serveSources(offset) : undefined
    if (server) closers.unshift(server.close)
    await announce(stack, server?.address ?? hostingUrl(offset))
    closers.unshift(await runSchedules(offset))
    failed = false
    const died = await Promise.race([untilAsked(), stack.ended.then(() => 'died')])
    if (died) throw new StackProblem(`The emulators ended by themselves: see ${stack.workspace.log}.`)
    console.log('\nStopping; keeping the data ...')
  } finally {
    for (const close of closers) await close()
    if (failed && stack.empty) forgetData(stack.workspace)
  }
}

try {
  await run()
  process.exit(0)
} catch (problem) {
  if (asked.signal.aborted) process.exit(0)
  console.error(problem instanceof StackProblem ? problem.message : problem)
  process.exit(1)
}
