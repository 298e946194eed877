import type { Expression } from '../logic/expression'
import { formulaOf } from '../logic/print'
import type { Step } from './steps'

const NOWHERE = { from: 0, to: 0 }
const call = (name: string, ...args: Expression[]): Expression => ({ ...NOWHERE, kind: 'call', name, args })

/** Steps as a question stores them; '' for none. */
export function stepsText(steps: readonly Step[]): string {
  const [first, ...others] = steps.map(({ column, question }) =>
    call('=', call('attribute', { ...NOWHERE, kind: 'literal', value: column }), {
      ...NOWHERE,
      kind: 'reference',
      id: question,
      option: null,
    }),
  )
  return first ? formulaOf(others.reduce((one, other) => call('and', one, other), first)) : ''
}
