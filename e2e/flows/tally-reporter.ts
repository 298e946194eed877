import { writeFileSync } from 'node:fs'
import type { Reporter, Suite, TestCase } from 'playwright/types/testReporter'

/**
 * Notes after each journey how many of all passed, in the file that `TALLY_FILE` names: a run that ends before its last
 * word has told what it knew, and journeys that it left out count as failed.
 */
export default class TallyReporter implements Reporter {
  private readonly file = process.env.TALLY_FILE
  private readonly tally = { planned: 0, passed: 0 }

  onBegin(_config: unknown, suite: Suite): void {
    this.tally.planned = suite.allTests().length
    this.note()
  }

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'expected') this.tally.passed += 1
    this.note()
  }

  printsToStdio(): boolean {
    return false
  }

  private note(): void {
    if (this.file) writeFileSync(this.file, JSON.stringify(this.tally))
  }
}
