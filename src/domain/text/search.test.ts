import { describe, expect, it } from 'vitest'
import { isNamed, labelToFind, plain, searchEntries, searchWords, wordToFind } from './search'

describe('by which words a form is found', () => {
  it('LIST-01 a form is found by each beginning of each word, without accents and capitals, each once', () => {
    expect(plain('Ñandú ÁRBOL')).toBe('nandu arbol')
    expect(searchWords('Poda', 'Po-l, poda')).toEqual(['p', 'po', 'pod', 'poda', 'l'])
    expect(searchWords('', '¿?')).toEqual([])
    expect(searchWords('申請書 1')).toEqual(['申', '申請', '申請書', '1'])
  })

  it('LIST-01 long words and long titles are found by their beginning', () => {
    expect(searchWords('x'.repeat(40)).at(-1)).toBe('x'.repeat(15))
    expect(searchWords(Array.from({ length: 400 }, (_, at) => `p${at}`).join(' '))).toHaveLength(300)
  })

  it('LIST-01 a search looks for the longest word typed, up to the stored length', () => {
    expect(wordToFind('la Inspección de')).toBe('inspeccion')
    expect(wordToFind('x'.repeat(40))).toBe('x'.repeat(15))
    expect(wordToFind(' ¿? ')).toBeNull()
  })

  it.each([
    ['insp com', true],
    ['COMERCIOS', true],
    ['comercios inspección', true],
    ['inspección kioscos', false],
    ['pección', false],
    ['', true],
  ])('LIST-01 «%s» names the inspection of shops: %s', (typed, named) => {
    expect(isNamed(['Inspección de comercios'], typed)).toBe(named)
  })

  it('LIST-01 a form is found in each of its areas, and once by people who see them all', () => {
    const titles = { titulo: 'Poda', titulo_ca: 'Esporga' }
    const palabras = ['p', 'po', 'pod', 'poda', 'e', 'es', 'esp', 'espo', 'espor', 'esporg', 'esporga']
    expect(searchEntries({ titles, areas: ['a', 'b'], labels: [] })).toEqual([
      { ...titles, area: 'a', primera: true, palabras },
      { ...titles, area: 'b', primera: false, palabras },
    ])
    expect(searchEntries({ titles: {}, areas: ['a'], labels: [] })).toEqual([
      { titulo: '', area: 'a', primera: true, palabras: [] },
    ])
    expect(searchEntries(null)).toEqual([])
  })

  it('DAY-04 a form is found by each of its labels as a whole, and no word is taken for one', () => {
    const [entry] = searchEntries({
      titles: { titulo: 'Vía' },
      areas: ['a'],
      labels: ['Vía Pública', 'ÓRDENES'],
    })
    expect(entry?.palabras).toEqual(['v', 'vi', 'via', '#via publica', '#ordenes'])
    expect(labelToFind('vía PÚBLICA')).toBe('#via publica')
    expect(wordToFind('#via')).toBe('via')
  })
})
