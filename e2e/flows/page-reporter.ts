import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** As many lines as say which page it was and whether it had loaded. */
const LINES = 80

/** Prints what stood on the pages of failed journeys, at the end, for machines of whose log only the last part is kept. */
export default class PageReporter implements Reporter {
  private readonly pages: string[] = []

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const page = attachments.find(({ name }) => name === 'error-context')
    if (page?.path === undefined) return
    const [, tree = ''] = readFileSync(page.path, 'utf8').split('```yaml\n')
    this.pages.push([`--- ${title}: the page showed`, ...tree.split('\n').slice(0, LINES), '---'].join('\n'))
  }

  onEnd(): void {
    for (const page of this.pages) console.log(page)
  }

  printsToStdio(): boolean {
    return false
  }
}
