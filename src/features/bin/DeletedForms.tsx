import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { eraseForm, listDeletedForms, restoreForm } from '../../data/staff/bin'
import { BinList } from './BinList'
import { useBinPage } from './use-bin'
import { formBinRefusalOf } from '../../domain/bin/refusal'

/** Forms that were deleted (REACH-10). */
export function DeletedForms({ onPage }: { onPage: (page: number) => void }) {
  const { t } = useTranslation(['bin', 'staff'])
  const bin = useBinPage(['forms'], listDeletedForms)
  const rows = useMemo(
    () =>
      bin.items.map((one) => ({
        ...{ ...one, id: one.formId, name: one.title },
        about: one.answers === null ? '' : t('staff:answers.count', { count: one.answers }),
      })),
    [bin.items, t],
  )
  const refusedIn = (details: unknown) => {
    const refusal = formBinRefusalOf(details)
    return refusal && t(`forms.refused.${refusal}`)
  }
  return (
    <BinList
      bin={bin}
      rows={rows}
      words={{
        ...{
          name: t('form'),
          about: t('forms.answers'),
          none: t('forms.none'),
          noneHelp: t('forms.noneHelp'),
        },
        restoreOf: (title) => t('forms.restoreOf', { title }),
        eraseOf: (title) => t('forms.eraseOf', { title }),
        confirmErase: (title) => t('forms.confirmErase', { title }),
        confirmEraseHelp: t('forms.confirmEraseHelp'),
      }}
      restore={{
        ...{ act: restoreForm, done: t('staff:forms.restored'), failed: t('staff:forms.restoreFailed') },
      }}
      erase={{ act: eraseForm, done: t('forms.erased'), failed: t('forms.eraseFailed') }}
      refusedIn={refusedIn}
      onPage={onPage}
    />
  )
}
