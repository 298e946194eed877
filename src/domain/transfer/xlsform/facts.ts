/** What a telephone notes by itself has no words in an XLSForm, and stands where nobody looks: here it is shown. */
import type { Section } from '../../form/section'
import type { Language } from '../../language'
import { kindOf } from '../../form/kinds'
import { factIn } from '../../question-types/fact/facts'

type Words = Record<Language, string>
const BEGUN: Words = {
  ...{
    es: 'Comienzo',
    en: 'Begun',
    ca: 'Inici',
    pt: 'Início',
    gl: 'Comezo',
    ek: 'Hasiera',
    ot: 'Començament',
  },
  ja: '開始',
}
const ENDED: Words = {
  ...{ es: 'Final', en: 'Ended', ca: 'Final', pt: 'Fim', gl: 'Final', ek: 'Amaiera', ot: 'Fin' },
  ja: '終了',
}
const WHO: Words = {
  ...{ es: 'Quién responde', en: 'Who answers', ca: 'Qui respon', pt: 'Quem responde', gl: 'Quen responde' },
  ...{ ek: 'Nork erantzuten duen', ot: 'Qual respond', ja: '回答者' },
}

/** What a fact is called that has no label. */
export function factWords(formato: string): Words {
  const fact = factIn(formato)
  return fact === 'who' ? WHO : fact === 'ended' ? ENDED : BEGUN
}

const isOnlyFacts = ({ repetible, mostrarSi, preguntas }: Section): boolean =>
  !repetible &&
  mostrarSi === '' &&
  preguntas.length > 0 &&
  preguntas.every((question) => kindOf(question) === 'fact')

/** Facts that stand in no group come last: nobody begins with a page on which there is nothing to answer. */
export function factsLast(sections: readonly Section[]): Section[] {
  const rest = sections.filter((section) => !isOnlyFacts(section))
  const at = rest.findLastIndex(({ repetible, mostrarSi }) => !repetible && mostrarSi === '')
  const into = rest[at]
  if (!into) return [...sections]
  const preguntas = [...into.preguntas, ...sections.filter(isOnlyFacts).flatMap((one) => one.preguntas)]
  return rest.with(at, { ...into, preguntas: preguntas.map((question, orden) => ({ ...question, orden })) })
}
