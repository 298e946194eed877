/** Each file begins with the kinds that forms load when they ask them. */
import { installKinds } from '../domain/question-types'
import { FURTHER_KINDS } from '../domain/question-types/further'

installKinds(FURTHER_KINDS)
