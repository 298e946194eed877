'use strict'
// What each program of the emulators does before anything else: they live for minutes, and take half of it to begin.

const http = require('node:http')
const { createRequire, flushCompileCache } = require('node:module')
const { sayWhatIsKnown, shareWorkers } = require('./shared-workers.cjs')

// What was compiled is kept for the next program (NODE_COMPILE_CACHE) when one ends by itself. Workers are killed.
if (flushCompileCache) setTimeout(flushCompileCache, 5_000).unref()

if (process.argv[1]?.endsWith('functionsEmulatorRuntime')) sayWhatIsKnown()

if (process.argv[1]?.endsWith('firebase.js')) {
  const fromCli = createRequire(process.argv[1])
  shareWorkers(fromCli)

  // By itself a server hangs up on a connection that rested for five seconds, and a busy program just as somebody asks
  // again over it. Clients hang up after a minute at the most.
  const { createServer } = http
  http.createServer = (...args) => Object.assign(createServer(...args), { keepAliveTimeout: 90_000 })

  // Every request is written into a file of its own words, a dozen lines each: a fifth of the program's work.
  fromCli('../logger').logger.debug = () => {}
  // Asks the registry for a newer SDK, five seconds in which nothing else begins; the lock file says which is used.
  fromCli('../deploy/functions/runtimes/node/versioning').getLatestSDKVersion = () => undefined

  // The Auth emulator compiles hundreds of schemas before it listens, of which a run needs a dozen; and for each it
  // compiles the schema of schemas anew, to check what its makers checked.
  const exegesis = fromCli('exegesis-express')
  const { middleware } = exegesis
  exegesis.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true })
  const { default: Ajv } = createRequire(fromCli.resolve('exegesis'))('ajv')
  Ajv.prototype.validateSchema = () => true
}
