import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionPath } from '../../domain/answer/path'
import type { FileRequirements } from '../../domain/form/file-requirements'
import type { ListedFile } from '../../domain/question-types/files/list'
import { takenWords } from '../../domain/question-types/files/taken-words'
import type { FileLists } from '../../engine/file-lists'
import { Button } from '../../ui/native/Button'
import { CloseIcon, PinIcon } from '../../ui/native/icons'
import styles from './Files.module.css'
import { devicePlace } from './taken-facts'

interface TakenWordsProps {
  path: QuestionPath
  lists: FileLists
  file: ListedFile
  asked: FileRequirements
}

/** When and where a photo was taken, where its question asks that; the place can be taken out, or set to where one is. */
export function TakenWords({ path, lists, file, asked }: TakenWordsProps) {
  const { t } = useTranslation('files')
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const words = takenWords(file)
  const put = (place: string): void => lists.describe(path, file.path, { place })
  const ask = async (): Promise<void> => {
    setState('asking')
    const place = await devicePlace()
    setState(place === '' ? 'failed' : 'idle')
    if (place !== '') put(place)
  }
  return (
    <>
      {words === '' ? null : <p className={styles.taken}>{words}</p>}
      {asked.where && file.place !== '' ? (
        <Button
          look="quiet"
          icon={<CloseIcon />}
          aria-label={t('place.removeOf', { name: file.name })}
          onClick={() => put('')}
        >
          {t('place.remove')}
        </Button>
      ) : null}
      {asked.where && file.place === '' ? (
        <Button
          look="quiet"
          icon={<PinIcon />}
          busy={state === 'asking'}
          aria-label={t('place.hereOf', { name: file.name })}
          onClick={() => void ask()}
        >
          {t('place.here')}
        </Button>
      ) : null}
      <span role="status">{state === 'failed' ? t('place.failed') : ''}</span>
    </>
  )
}
