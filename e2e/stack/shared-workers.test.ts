import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

type Require = (id: string) => Record<string, unknown>
const shared: { KNOWS: string; shareWorkers: (fromCli: Require) => void } = createRequire(import.meta.url)(
  './shared-workers.cjs',
)

/** A process of the emulator that takes calls in turn; the test says when it knows what to run. */
class Worker {
  state = 'IDLE'
  readonly runtime = { process: new EventEmitter() }
  readonly calls: string[] = []
  sendDebugMsg = () => Promise.resolve()
  request = (call: string) => Promise.resolve(this.calls.push(call))
}

/** The emulator's pool with these processes, and its way to pass a call on. */
function poolOf(workers: Worker[]): (call: string) => Promise<unknown> {
  class RuntimeWorkerPool {
    declare submitRequest: (trigger: string, call: string, ...more: unknown[]) => Promise<unknown>
    getIdleWorker = () => workers.find(({ state }) => state === 'IDLE')
  }
  const modules: ReturnType<Require> = {
    FunctionsEmulator: { prototype: {} },
    RuntimeWorkerPool,
    RuntimeWorkerState: { BUSY: 'BUSY' },
    WorkQueue: { prototype: {} },
    FunctionsExecutionMode: {},
  }
  shared.shareWorkers(() => modules)
  const pool = new RuntimeWorkerPool()
  return (call) => pool.submitRequest('trigger', call)
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('processes that serve every function', () => {
  it('a call waits until the process knows which function it is for', async () => {
    const worker = new Worker()
    const passed = poolOf([worker])('one')
    await turn()
    worker.runtime.process.emit('message', 'a line of its log\n')
    await turn()
    expect(worker.calls).toEqual([])
    worker.runtime.process.emit('message', shared.KNOWS)
    await passed
    expect(worker.calls).toEqual(['one'])
    expect(worker.runtime.process.eventNames()).toEqual([])
  })

  it('calls that meet take a process each', async () => {
    const workers = [new Worker(), new Worker()]
    const pass = poolOf(workers)
    const passed = Promise.all([pass('one'), pass('two')])
    await turn()
    for (const { runtime } of workers) runtime.process.emit('message', shared.KNOWS)
    await passed
    expect(workers.map(({ calls }) => calls)).toEqual([['one'], ['two']])
  })

  it('a process that ends before it knows fails the call', async () => {
    const worker = new Worker()
    const passed = poolOf([worker])('one')
    await turn()
    worker.runtime.process.emit('exit', 1)
    await expect(passed).rejects.toThrow('ended before')
    expect(worker.calls).toEqual([])
  })
})
