'use strict'
// What each program of the emulators does before anything else: they live for minutes, and take half of it to begin.

const { createRequire, flushCompileCache } = require('node:module')
const { shareWorkers } = require('./shared-workers.cjs')

// What was compiled is kept for the next program (NODE_COMPILE_CACHE) when one ends by itself. Workers are killed.
if (flushCompileCache) setTimeout(flushCompileCache, 5_000).unref()

if (process.argv[1]?.endsWith('firebase.js')) {
  const fromCli = createRequire(process.argv[1])
  shareWorkers(fromCli)

  // The Auth emulator compiles the schema of schemas anew for each of its hundreds of schemas, to check what its makers
  // checked: ten seconds of every start.
  const fromExegesis = createRequire(fromCli.resolve('exegesis'))
  const { default: Ajv } = fromExegesis('ajv')
  Ajv.prototype.validateSchema = () => true
}
