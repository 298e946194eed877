import type { UserConsoleLog } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** As many as say what the last calls of a test came to. */
const MOST_LINES = 20

/** Prints what failed tests logged, at the end, for machines of whose log only the last part is kept. */
export default class LogReporter implements Reporter {
  private readonly logged = new Map<string, string[]>()

  onUserConsoleLog({ taskId, content }: UserConsoleLog): void {
    if (taskId === undefined) return
    this.logged.set(taskId, [...(this.logged.get(taskId) ?? []), content].slice(-MOST_LINES))
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { children } of modules)
      for (const { id, fullName } of children.allTests('failed')) {
        const lines = this.logged.get(id)
        if (lines) console.log([`--- ${fullName}: it logged`, ...lines, '---'].join('\n'))
      }
  }
}
