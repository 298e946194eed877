import { useTranslation } from 'react-i18next'
import type { Fact, Why } from '../../../domain/form-logic/why'
import { LANGUAGE_TAG } from '../../../domain/language'
import { joinedWords } from '../../../domain/text/joined-words'
import { useLanguage } from '../../../lib/i18n'

/** So many of the options that a filter leaves out are named. */
const NAMED = 5

/** What a rule decided and because of what, as a sentence. */
export function useWhySentence(nameOf: (part: Why['part']) => string): (why: Why) => string {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const joined = (words: readonly string[]): string => joinedWords(words, LANGUAGE_TAG[language])
  const factText = ({ part, is, words }: Fact): string => t(`why.fact.${is}`, { part: nameOf(part), words })

  function leftOut(options: readonly string[]): string {
    const named = options.slice(0, NAMED).map((option) => t('why.option', { option }))
    const more = options.length - named.length
    return joined(more > 0 ? [...named, t('why.more', { count: more })] : named)
  }

  return ({ of, holds, words, because }) => {
    const facts = because.length === 0 ? t('why.always') : joined(because.map(factText))
    const [first = ''] = words
    switch (of) {
      case 'shown':
        return t(holds ? 'why.shown' : 'why.hidden', { facts })
      case 'required':
        return t(holds ? 'why.required' : 'why.optional', { facts })
      case 'rows':
        return holds ? t('why.rows', { count: Number(first), facts }) : t('why.noRows', { facts })
      case 'least':
        return t(holds ? 'why.least' : 'why.noLeast', { bound: first, facts })
      case 'most':
        return t(holds ? 'why.most' : 'why.noMost', { bound: first, facts })
      case 'offered':
        return t(holds ? 'why.offered' : 'why.notOffered', { option: first, facts })
      case 'filtered':
        return holds
          ? t('why.allOffered', { facts })
          : t('why.leftOut', { count: words.length, options: leftOut(words), facts })
      case 'narrowed':
        return t(holds ? 'why.narrowed' : 'why.noneOffered', { facts })
    }
  }
}
