import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNamed, type FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { nameToType } from '../../../domain/form-logic/typed'
import { BASE_LANGUAGE } from '../../../domain/language'
import { useEditor, useEditorState } from '../store/context'
import { focusWithinLater } from '../store/element-ids'
import { readText, writeText, type TextOwner } from '../store/owners'
import { PartPicker } from './PartPicker'

interface MentionPickerProps {
  /** Whose title it is. */
  owner: TextOwner
  /** The field of its title. */
  field?: string
  /** Id of the question or section, which does not mention itself; a name of its own for anything else. */
  own: string
}

/** Puts what was answered to another question at the end of a title: nothing but a button until it is wanted (LOGIC-12). */
export function MentionPicker(props: MentionPickerProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const [isOpen, setOpen] = useState(false)
  if (readOnly) return null
  const element = `mention-${props.own}`
  return (
    <div id={element}>
      {isOpen ? (
        <OpenPicker {...props} />
      ) : (
        <Button
          startIcon={<AddIcon aria-hidden />}
          onClick={() => {
            setOpen(true)
            focusWithinLater(element)
          }}
        >
          {t('rules.addMention')}
        </Button>
      )}
    </div>
  )
}

function OpenPicker({ owner, own, field = 'titulo' }: MentionPickerProps) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const questions = [...namedParts(secciones).values()].filter(
    (one) => one.is === 'question' && isNamed(one) && one.definition.id !== own,
  )
  const insert = (part: FormPart): void =>
    store.edit((form) => {
      const before = readText(form, owner, field, BASE_LANGUAGE)
      const name = nameToType(part.definition.id, form.secciones)
      return writeText(form, owner, field, BASE_LANGUAGE, `${before} ${name}`.trim())
    })
  return (
    <PartPicker
      label={t('rules.mention')}
      help={t('rules.mentionHelp', { example: '{{edad}}' })}
      parts={questions}
      onPick={insert}
    />
  )
}
