import { relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../stack/ports'

/** Cuts of a text at a limit: those belong to `domain/text/cut`, because any text may end in half a letter there. */
const CUTS = new Set(['slice', 'substring', 'substr'])
const LIMIT = /MAX|LONGEST|most|limit|letters/i
/** A number as large as this is a limit; smaller ones are parts of days and hours. */
const LARGE = 20
/** What makes a text that nobody wrote. */
const MACHINES = /^(digest|hashOf|idempotencyKey)$/
const OWN = 'src/domain/text/cut.ts'

const configuration = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  ROOT,
)
const isSource = (file: string) =>
  /^(functions\/)?src\//.test(file) && !/(\.test\.tsx?$|testing\/)/.test(file)
const nameOf = (file: string) => relative(ROOT, file).replaceAll('\\', '/')
const files = configuration.fileNames.filter((file) => isSource(nameOf(file)) && nameOf(file) !== OWN)
const program = ts.createProgram(files, configuration.options)
const checker = program.getTypeChecker()

/** A bound that says that it is a limit: a constant's name or a large number, not the length of another text. */
function namesLimit(bound: ts.Node): boolean {
  if (ts.isNumericLiteral(bound)) return Number(bound.text) >= LARGE
  if (ts.isIdentifier(bound)) return LIMIT.test(bound.text)
  if (ts.isPropertyAccessExpression(bound)) return bound.name.text !== 'length' && namesLimit(bound.name)
  if (ts.isParenthesizedExpression(bound) || ts.isPrefixUnaryExpression(bound))
    return ts.forEachChild(bound, namesLimit) ?? false
  if (ts.isBinaryExpression(bound)) return namesLimit(bound.left) || namesLimit(bound.right)
  return false
}

const isText = (node: ts.Expression): boolean =>
  (checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0

function isOfMachine(text: ts.Expression): boolean {
  if (!ts.isCallExpression(text)) return false
  const called = ts.isPropertyAccessExpression(text.expression) ? text.expression.name : text.expression
  return ts.isIdentifier(called) && MACHINES.test(called.text)
}

const faults: string[] = []
function look(node: ts.Node, source: ts.SourceFile): void {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    CUTS.has(node.expression.name.text) &&
    node.arguments.some(namesLimit) &&
    isText(node.expression.expression) &&
    !isOfMachine(node.expression.expression)
  ) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    faults.push(`${nameOf(source.fileName)}:${line + 1}: cut texts with cutText, between letters`)
  }
  ts.forEachChild(node, (child) => look(child, source))
}
for (const file of files) {
  const source = program.getSourceFile(file)
  if (source) look(source, source)
}
for (const fault of faults) console.error(fault)
console.log(`text cuts: ${faults.length} faults in ${files.length} files`)
process.exitCode = faults.length > 0 ? 1 : 0
