import { afterEach, describe, expect, it, vi } from 'vitest'
import { monthName, weekdayName } from './calendar-names'
import { LANGUAGE_TAG, LANGUAGES } from './language'
import { joinedWords } from './text/joined-words'

const TAGS = LANGUAGES.map((language) => LANGUAGE_TAG[language])

afterEach(() => vi.unstubAllGlobals())

describe('names of days and months', () => {
  it('FMT-01 begin with Monday and January, in the words of the reader', () => {
    expect(weekdayName(0, 'long', 'es')).toBe('lunes')
    expect(weekdayName(6, 'long', 'ja')).toBe('日曜日')
    expect(weekdayName(6, 'long', 'eu')).toBe('igandea')
    expect(weekdayName(6, 'short', 'gl')).toBe('dom.')
    expect(monthName('ca', 12)).toBe('desembre')
    expect(monthName('oc', 1)).toBe('genièr')
  })

  it('FMT-01 are different ones for each day and month, in every language', () => {
    for (const tag of TAGS) {
      for (const width of ['long', 'short'] as const)
        expect(new Set([0, 1, 2, 3, 4, 5, 6].map((day) => weekdayName(day, width, tag))).size).toBe(7)
      const months = Array.from({ length: 12 }, (_, month) => monthName(tag, month + 1))
      expect(new Set(months).size).toBe(12)
    }
  })

  it('FMT-01 are there in languages that a browser lacks', () => {
    const english = Intl.DateTimeFormat
    vi.stubGlobal('Intl', {
      ...Intl,
      DateTimeFormat: function (tag: string, options: Intl.DateTimeFormatOptions) {
        return new english(['gl', 'eu', 'oc'].includes(tag) ? 'en' : tag, options)
      },
    })
    expect(['gl', 'eu', 'oc'].map((tag) => weekdayName(2, 'long', tag))).toEqual([
      'mércores',
      'asteazkena',
      'dimècres',
    ])
  })
})

describe('several things as one phrase', () => {
  it('FMT-01 has the word of its language before the last', () => {
    expect(joinedWords(['astelehena', 'asteartea', 'igandea'], 'eu')).toBe(
      'astelehena, asteartea eta igandea',
    )
    expect(joinedWords(['luns', 'martes'], 'gl')).toBe('luns e martes')
    expect(joinedWords(['lunes', 'martes'], 'es')).toBe('lunes y martes')
    expect(joinedWords(['diluns'], 'oc')).toBe('diluns')
    expect(joinedWords([], 'oc')).toBe('')
  })
})
