import { expect, it } from 'vitest'
import { parseSurvey } from './surveyjs/parse'
import { tokensOf } from './xlsform/xpath/tokens'

it.each([
  ['SurveyJS', parseSurvey],
  ['XLSForm', tokensOf],
] as const)(
  'MOVE-06 FMT-04 what nobody understands in a formula of %s is told without half a letter',
  (_, read) => {
    const begins = `¿${'a'.repeat(18)}`
    expect(() => read(`${begins}🎉 = 1`)).toThrow(expect.objectContaining({ about: begins }))
  },
)
