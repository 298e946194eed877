import AddIcon from '@mui/icons-material/Add'
import { Button, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import {
  addState,
  MAX_STATE_NAME,
  stateNameProblem,
  type StateNameProblem,
} from '../../../domain/form/edit-states'
import type { States } from '../../../domain/form/state'
import type { CanvasTexts } from '../canvas/texts'
import { useEditor } from '../store/context'
import styles from './StatesPanel.module.css'

/** Takes the name of a new state and shows its problem (EDIT-04). */
export function AddState({ estados, t }: { estados: States; t: CanvasTexts }) {
  const { store, newId } = useEditor()
  const [nombre, setNombre] = useState('')
  const [problem, setProblem] = useState<StateNameProblem | null>(null)
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const found = stateNameProblem(estados, nombre)
    setProblem(found)
    if (found !== null) return
    store.edit((form) => ({ ...form, estados: addState(form.estados, nombre, newId) }))
    setNombre('')
  }
  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <TextField
        label={t('states.new')}
        value={nombre}
        error={problem !== null}
        helperText={problem ? t(`states.problem.${problem}`) : ' '}
        onChange={(event) => {
          setNombre(event.target.value)
          setProblem(null)
        }}
        slotProps={{
          htmlInput: { maxLength: MAX_STATE_NAME, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="outlined" startIcon={<AddIcon aria-hidden />}>
        {t('states.add')}
      </Button>
    </form>
  )
}
