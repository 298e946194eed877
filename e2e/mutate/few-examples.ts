import * as fc from 'fast-check'

/** Properties are tried on few examples, the same ones first: a fault that nobody notices runs every test. */
fc.configureGlobal({ numRuns: 20, seed: 1, interruptAfterTimeLimit: 200 })
