import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { JPEG_QUALITY } from '../../../domain/files/photo'
import { Button } from '../../../ui/native/Button'
import control from '../../../ui/native/control.module.css'
import { Dialog } from '../../../ui/native/Dialog'
import { UndoIcon } from '../../../ui/native/icons'
import { FileAlert } from '../../attachments/FileStatus'
import { useForm } from '../../context'
import styles from './Annotate.module.css'
import { drawMarks, drawnTo, isDrawn, TOOLS, type Mark, type Spot, type Tool } from './marks'
import { usePicture } from './use-picture'
import { reservedSpace } from '../../../ui/reserved-space'

interface AnnotateDialogProps {
  /** Address of the photo on this page. */
  address: string
  onSave: (photo: Blob) => void
  onClose: () => void
}

/** Most pixels of the longer side while one draws; what is saved has the photo's own. */
const LONGEST = 1200
/** How far a key moves the point. */
const KEY_STEP = 0.02
const MOVES: Readonly<Record<string, Spot>> = {
  ...{ ArrowLeft: { x: -KEY_STEP, y: 0 }, ArrowRight: { x: KEY_STEP, y: 0 } },
  ...{ ArrowUp: { x: 0, y: -KEY_STEP }, ArrowDown: { x: 0, y: KEY_STEP } },
}
const MAX_WORDS = 60

/** It has keys of its own, which screen readers hand over to an application. */
const OWN_KEYS = { role: 'application', tabIndex: 0 }

const inside = (part: number): number => Math.min(Math.max(part, 0), 1)

/** Draws on a photo: arrows, circles, lines by hand and words, by touch, mouse or keyboard (KIND-08). */
export function AnnotateDialog({ address, onSave, onClose }: AnnotateDialogProps) {
  const { t } = useTranslation('files')
  const { t: answeringTexts } = useForm()
  const [tool, setTool] = useState<Tool>('arrow')
  const [words, setWords] = useState('')
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [current, setCurrent] = useState<Mark | null>(null)
  /** Where the keyboard points; null until it is used. */
  const [pointer, setPointer] = useState<Spot | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [wasTried, setTried] = useState(false)
  const isBlank = marks.length === 0
  const canvas = useRef<HTMLCanvasElement>(null)
  const { picture, isBroken } = usePicture(address)
  const group = useId()

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !picture) return
    const scale = Math.min(1, LONGEST / Math.max(picture.naturalWidth, picture.naturalHeight))
    element.width = Math.round(picture.naturalWidth * scale)
    element.height = Math.round(picture.naturalHeight * scale)
    context.drawImage(picture, 0, 0, element.width, element.height)
    const here: Mark[] = pointer ? [pointMark(pointer)] : []
    drawMarks(context, [...marks, ...(current ? [current] : []), ...here], element)
  }, [picture, marks, current, pointer])

  const commit = (mark: Mark): void => {
    if (isDrawn(mark)) setMarks((before) => [...before, mark])
    setCurrent(null)
  }
  const begin = (spot: Spot): void => {
    const mark = { tool, words: words.trim(), spots: [spot] }
    if (tool === 'text') commit(mark)
    else setCurrent(mark)
  }
  const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Spot => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key]
    if (by) {
      const from = pointer ?? { x: 0.5, y: 0.5 }
      const to = { x: inside(from.x + by.x), y: inside(from.y + by.y) }
      setPointer(to)
      setCurrent((mark) => mark && drawnTo(mark, to))
    } else if (event.key === 'Enter' || event.key === ' ') {
      const at = pointer ?? { x: 0.5, y: 0.5 }
      setPointer(at)
      if (current) commit(drawnTo(current, at))
      else begin(at)
    } else return
    event.preventDefault()
  }
  const save = (): void => {
    setTried(true)
    if (isBlank) return
    const whole = document.createElement('canvas')
    const context = whole.getContext('2d')
    if (!picture || !context) return setFailed(true)
    whole.width = picture.naturalWidth
    whole.height = picture.naturalHeight
    context.drawImage(picture, 0, 0)
    drawMarks(context, marks, whole)
    whole.toBlob((photo) => (photo ? onSave(photo) : setFailed(true)), 'image/jpeg', JPEG_QUALITY)
  }
  return (
    <Dialog
      sheet
      title={t('annotate.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{answeringTexts('file.cancel')}</Button>
          <Button look={isBlank ? 'grey' : 'primary'} aria-disabled={isBlank} onClick={save}>
            {t('annotate.save')}
          </Button>
        </>
      }
    >
      <div className={styles.tools} role="radiogroup" aria-label={t('annotate.tools')}>
        {TOOLS.map((one) => (
          <label key={one} className={styles.tool}>
            <input type="radio" name={group} checked={tool === one} onChange={() => setTool(one)} />
            <span>{t(`annotate.tool.${one}`)}</span>
          </label>
        ))}
      </div>
      {tool === 'text' ? (
        <label className={styles.words}>
          <span>{t('annotate.words')}</span>
          <input
            dir="auto"
            maxLength={MAX_WORDS}
            className={control.control}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
      ) : null}
      <canvas
        ref={canvas}
        {...OWN_KEYS}
        aria-label={t('annotate.canvas')}
        className={styles.canvas}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setPointer(null)
          begin(spotOf(event))
        }}
        onPointerMove={(event) => {
          const spot = spotOf(event)
          setCurrent((mark) => mark && drawnTo(mark, spot))
        }}
        onPointerUp={() => (current ? commit(current) : undefined)}
        onPointerCancel={() => setCurrent(null)}
      />
      <div className={styles.below}>
        <Button
          look="quiet"
          icon={<UndoIcon />}
          style={reservedSpace(!isBlank)}
          onClick={() => setMarks((before) => before.slice(0, -1))}
        >
          {t('annotate.undo')}
        </Button>
        <p role="status">
          {wasTried && isBlank ? t('annotate.nothing') : t('annotate.count', { count: marks.length })}
        </p>
      </div>
      {isBroken || hasFailed ? <FileAlert>{t('annotate.failed')}</FileAlert> : null}
    </Dialog>
  )
}

/** A small circle where the keyboard points. */
const pointMark = ({ x, y }: Spot): Mark => ({
  ...{ tool: 'circle', words: '' },
  spots: [
    { x: x - KEY_STEP / 2, y: y - KEY_STEP / 2 },
    { x: x + KEY_STEP / 2, y: y + KEY_STEP / 2 },
  ],
})
