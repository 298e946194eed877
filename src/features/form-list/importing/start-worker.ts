/** Starts what reads and writes workbooks beside the page. */
export const startWorker = (): Worker =>
  new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
