import { useTranslation } from 'react-i18next'
import type { Case } from '../../../domain/form/case'
import { addCase } from '../../../domain/form/edit-cases'
import { useToday } from '../check/form-clock'
import { useEditor } from '../store/context'

type Filling = Pick<Case, 'dado' | 'espera'>

/** Keeps a filling of today with the form, under the next number (LOGIC-09); gives the id of the case. */
export function useKeepCase(): (filling: Filling) => string {
  const { t } = useTranslation('editor')
  const { store, newId } = useEditor()
  const today = useToday()
  return (filling) => {
    const id = newId()
    store.edit((form) =>
      addCase(form, {
        ...{ id, dia: today(), ...filling },
        nombre: t('logic.case', { number: (form.casos?.length ?? 0) + 1 }),
      }),
    )
    return id
  }
}
