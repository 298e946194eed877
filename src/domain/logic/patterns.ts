/** Gives formulas the patterns that `matches` asks for. */
import { patternOf } from './pattern'
import { ofText } from './runs'
import { installSeldom } from './seldom'
import { isText } from './value'

installSeldom({
  patterns(at, by) {
    const [text, written] = at.args
    if (!text || !written || at.args.length !== 2) return by.fail('wrongCount', at, at.name)
    const { type, run } = by.typed(text, 'text')
    const pattern = written.kind === 'literal' && isText(written.value) ? patternOf(written.value) : null
    if (!pattern) return by.fail('wrongPattern', written, at.name)
    return { type: type && { is: 'yesNo' }, run: ofText(run, pattern) }
  },
})
