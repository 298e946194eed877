import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'

const BUTTONS = new Set(['Button', 'ButtonGroup', 'IconButton', 'ToolButton', 'button'])

/** Work that goes on, of which the page says so elsewhere: the button waits for it, and needs no reason of its own. */
const WORKS =
  /^(\w+\.)*(is)?(busy|saving|fetching|searching|submitting|stays|isFetchingNextPage)( (===|!==) (null|'\w+'))?$/iu
const AT_WORK = /^(step|file|state|counting\.state) === '(busy|saving|removing|sending|reading|running)'$/u

/** Buttons that can be dead although nothing goes on, and why that is right. */
const KNOWN: Record<string, string> = {
  'features/answer-view/mail/MailFileList.tsx disabled': 'its mail is being sent',
  'features/answer-view/mail/RecipientField.tsx disabled': 'its mail is being sent',
  'features/form-list/labels/LabelsField.tsx disabled': 'its labels are being saved',
}

const isWork = (expression: string): boolean =>
  expression.split(' || ').every((part) => WORKS.test(part.trim()) || AT_WORK.test(part.trim()))

/** The conditions under which buttons of a source cannot be pressed, without their reason. */
function deadIn(text: string): string[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'disabled') {
      const element = node.parent.parent
      const value = node.initializer
      const condition = value && ts.isJsxExpression(value) ? (value.expression?.getText() ?? '') : 'always'
      if (BUTTONS.has(element.tagName.getText()) && !isWork(condition))
        found.push(condition.replaceAll(/\s+/gu, ' '))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const SOURCES = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('testing/'),
)

it('PUB-02 a button that waits for nothing is never dead: it can be pressed and says why not', () => {
  const found = SOURCES.flatMap((file) =>
    deadIn(readFileSync(`${ROOT}src/${file}`, 'utf8')).map((condition) => `${file} ${condition}`),
  )
  expect(found.filter((one) => !(one in KNOWN))).toEqual([])
  expect(Object.keys(KNOWN).filter((one) => !found.includes(one))).toEqual([])
})

it.each([
  ['<Button disabled={isEmpty} />', ['isEmpty']],
  ['<IconButton disabled />', ['always']],
  ["<Button disabled={busy || step === 'saving'} />", []],
  ["<Button disabled={busy || typed === ''} />", ["busy || typed === ''"]],
  ['<TextField disabled={isEmpty} />', []],
])('PUB-02 %s is told apart', (source, conditions) => {
  expect(deadIn(source)).toEqual(conditions)
})
