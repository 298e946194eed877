import { describe, expect, it } from 'vitest'
import { beginningsOf, beginningsOfCode, pairsOf, typedTerms } from './words'

describe('what was typed to find an answer', () => {
  it.each([
    ['vdr-7k3m9', ['vdr7k3m9'], null],
    ['30.111.222', ['30111222'], null],
    ['Núria PUIG', ['nuria', 'puig'], 'nuria puig'],
    ['calle mayor 5', ['calle', 'mayor'], 'calle mayor'],
    ['a', [], null],
    ['ab', ['ab'], null],
    ['uno dos tres', ['uno', 'dos', 'tres'], null],
    ['calle 40b', ['calle', '40b'], null],
    ['40a 41b', ['40a', '41b'], null],
    [' - ana   -  paz ', ['ana', 'paz'], 'ana paz'],
    ['ñ', [], null],
    ['extraordinariamente', ['extraordinariam'], null],
    ['  ', [], null],
    ['市', ['市'], null],
  ])('DAY-01 %j is read as %j', (typed, terms, name) => {
    const read = typedTerms(typed)
    expect(read.terms).toEqual(terms)
    expect(read.name).toBe(name)
  })

  it('DAY-01 a text is found by the beginnings of its words, a number whole and in parts', () => {
    expect(beginningsOf('Ruta 40-B')).toEqual(expect.arrayContaining(['ru', 'ruta', '40b', '40']))
    expect(beginningsOf('Ruta')).toEqual(['ru', 'rut', 'ruta', 'ru', 'rut', 'ruta'])
    expect(beginningsOf('y')).toEqual(['y', 'y'])
    expect(beginningsOf(' - ')).toEqual([])
    expect(beginningsOf('extraordinariamente').map((word) => word.length)).toContain(15)
    expect(beginningsOf('extraordinariamente').every((word) => word.length <= 15)).toBe(true)
  })

  it('DAY-01 a code is found by its start and by the part after the letters', () => {
    expect(beginningsOfCode('VDR-7K3M9PQXT2')).toEqual(
      expect.arrayContaining(['vdr', 'vdr7k3m9pqxt2', '7k', '7k3m9pqxt2']),
    )
  })

  it('DAY-01 a name is found by any two of its words in either order', () => {
    expect(pairsOf('Ana Lía Paz')).toEqual(expect.arrayContaining(['ana pa', 'paz ana', 'lia paz']))
    expect(pairsOf('Ana')).toEqual([])
    expect(pairsOf('Ana Lía Paz Vega').some((words) => words.includes('vega'))).toBe(false)
  })

  it('DAY-01 a search takes no more words than its limit', () => {
    expect(typedTerms('uno dos tres cuatro cinco seis siete ocho').terms).toHaveLength(6)
  })

  it('DAY-01 FMT-05 a search reads a code with O for 0 and other dashes, and leaves other words alone', () => {
    expect(typedTerms('vdr–OI10k3m9qx').terms).toEqual(typedTerms('VDR-0110K3M9QX').terms)
    expect(typedTerms('olla-cocina 12').terms).toEqual(['olla', 'cocina', '12'])
    expect(typedTerms('\u200b').terms).toEqual([])
  })
})
