/** Gives formulas the patterns that `matches` asks for. */
import { patternOf } from './pattern'
import { installSeldom } from './seldom'

installSeldom({ patterns: patternOf })
