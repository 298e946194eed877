import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** As many lines as say which page it was and whether it had loaded. */
const LINES = 80

/** Prints what stood on the page when a journey failed, for machines that leave nothing but their log. */
export default class PageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const page = attachments.find(({ name }) => name === 'error-context')
    if (page?.path === undefined) return
    const [, tree = ''] = readFileSync(page.path, 'utf8').split('```yaml\n')
    console.log([`--- ${title}: the page showed`, ...tree.split('\n').slice(0, LINES), '---'].join('\n'))
  }

  printsToStdio(): boolean {
    return false
  }
}
