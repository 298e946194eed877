import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type QuestionKind } from '../domain/question-types'
import { DateDisplay } from './date/Display'
import { DecimalDisplay } from './decimal/Display'
import type { DisplayProps } from './display-props'
import { IntegerDisplay } from './integer/Display'
import { LinkDisplay } from './link/Display'
import { MultipleChoiceDisplay } from './multiple-choice/Display'
import { SingleChoiceDisplay } from './single-choice/Display'
import { TextDisplay } from './text/Display'
import { TimeDisplay } from './time/Display'
import { YesNoDisplay } from './yes-no/Display'

const DISPLAYS: Record<QuestionKind, ComponentType<DisplayProps>> = {
  text: TextDisplay,
  integer: IntegerDisplay,
  decimal: DecimalDisplay,
  date: DateDisplay,
  time: TimeDisplay,
  link: LinkDisplay,
  'multiple-choice': MultipleChoiceDisplay,
  'single-choice': SingleChoiceDisplay,
  'yes-no': YesNoDisplay,
}

/** How an answered question is read; {@link ResponseDisplay} adds the empty face and the files. */
export const displayFor = (
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>,
): ComponentType<DisplayProps> => DISPLAYS[kindOf(question)]
