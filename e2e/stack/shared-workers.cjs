'use strict'
// The functions emulator keeps processes for each function, and each of them takes two seconds to load what all load:
// dozens in a run of the tests. Its debugging mode has one process for all functions, but runs one call at a time, and
// then no test could prove what happens when two calls meet. Here any idle process takes the next call of any function,
// and calls that run at once still have a process each.

/** What a process says when it knows which function the next call is for; the emulator reads it as a line of its log. */
const KNOWS = `${JSON.stringify({ level: 'DEBUG', type: 'runtime-status', text: 'knows what to run' })}\n`
exports.KNOWS = KNOWS

/** In a process that serves functions: answers once what the emulator said has been taken in. */
exports.sayWhatIsKnown = () => {
  process.on('message', () => setImmediate(() => process.send?.(KNOWS)))
}

/** Tells the process which function comes. The call goes another way, and would overtake the word if nobody waited. */
const tell = (worker, target) =>
  new Promise((resolve, reject) => {
    const { process: child } = worker.runtime
    const end = (settle) => (value) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      settle(value)
    }
    const onMessage = (message) => message === KNOWS && end(resolve)()
    const onExit = () => end(reject)(new Error('The process ended before it knew what to run.'))
    child.on('message', onMessage)
    child.on('exit', onExit)
    worker.sendDebugMsg(target).catch(end(reject))
  })

/**
 * Changes the emulator's classes before it makes one of each; it has to be started with `--inspect-functions`.
 * @param {NodeJS.Require} fromCli requires as firebase-tools' `lib/bin/firebase.js` does
 */
exports.shareWorkers = (fromCli) => {
  const { FunctionsEmulator } = fromCli('../emulator/functionsEmulator')
  const { RuntimeWorkerPool, RuntimeWorkerState } = fromCli('../emulator/functionsRuntimeWorker')
  const { WorkQueue } = fromCli('../emulator/workQueue')
  const { FunctionsExecutionMode } = fromCli('../emulator/types')

  // Calls do not wait for each other.
  Object.defineProperty(WorkQueue.prototype, 'mode', {
    get: () => FunctionsExecutionMode.AUTO,
    set: () => {},
  })

  // A process that was chosen is busy before it is told what to run: another call would take it meanwhile.
  RuntimeWorkerPool.prototype.submitRequest = async function (
    trigger,
    request,
    response,
    body,
    target,
    runtime,
  ) {
    const worker = this.getIdleWorker(trigger, runtime)
    worker.state = RuntimeWorkerState.BUSY
    await tell(worker, target)
    return worker.request(request, response, body, true)
  }

  // A process serves every function, so it is started for none, and no debugger listens.
  const { startRuntime, startNode } = FunctionsEmulator.prototype
  FunctionsEmulator.prototype.startRuntime = function (backend) {
    return startRuntime.call(this, backend)
  }
  FunctionsEmulator.prototype.startNode = function (backend, environment) {
    const debugger_ = Object.create(this, { debugMode: { value: false } })
    return startNode.call(debugger_, backend, environment)
  }
}
