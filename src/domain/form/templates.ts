/** The templates with which a form may begin. */
import {
  ask,
  coming,
  form,
  maybe,
  paper,
  part,
  past,
  photo,
  rows,
  ruled,
  shownIf,
  type Template,
} from './template'

const PERSON = part(
  'person',
  ask('fullName', 'text'),
  ask('document', 'text'),
  ask('phone', 'text'),
  maybe('email', 'text'),
)
/** A dog or a cat. */
const COMPANION = 'is_checked({{species:dog}}) or is_checked({{species:cat}})'
/** Something that an inspection looks at is not as it should be. */
const FAULTY =
  'not ({{licenceVisible}} and {{extinguishers}} and {{exitsClear}} and {{clean}} and {{waterSupply}})'
/** An inspection in which everything is as it should be. */
const SOUND = {
  ...{ licenceVisible: 'true', extinguishers: 'true', exitsClear: 'true' },
  ...{ clean: 'true', waterSupply: 'true' },
}
const HANDLED = ['received', 'inProgress', 'done', 'rejected']
const DECIDED = ['received', 'inReview', 'approved', 'rejected']

export const TEMPLATES: readonly Template[] = [
  form(
    'complaint',
    { options: ['geolocalizacion'], states: HANDLED },
    part(
      'problem',
      ask('problemKind', 'single-choice', 'lighting', 'pavement', 'waste', 'trees', 'noise', 'otherThing'),
      ask('details', 'text'),
      photo(maybe('photo', 'text')),
      past(maybe('since', 'date')),
    ),
    PERSON,
  ),
  form(
    'enrolment',
    { states: ['received', 'waiting', 'approved', 'rejected'] },
    PERSON,
    part(
      'course',
      ask('courseKind', 'single-choice', 'music', 'dance', 'painting', 'sport', 'languages', 'otherThing'),
      ask('schedule', 'single-choice', 'morning', 'afternoon', 'evening'),
      past(ask('birthDate', 'date')),
      maybe('health', 'text'),
      ask('photosAllowed', 'yes-no'),
    ),
  ),
  form(
    'inspection',
    {
      options: ['geolocalizacion', 'digitalSignature'],
      states: ['inspected', 'toCorrect', 'done'],
      begins: [{ si: FAULTY, state: 'toCorrect' }],
      cases: [
        { name: 'states.done', given: SOUND, expects: ['shown findings=no'] },
        {
          name: 'states.toCorrect',
          given: { ...SOUND, extinguishers: 'false' },
          expects: ['shown findings=yes'],
        },
      ],
      signatures: [
        { key: 'inspector', by: 'intern' },
        { key: 'responsible', by: 'citizen' },
      ],
    },
    part(
      'shop',
      ask('shopName', 'text'),
      ask('activity', 'text'),
      ask('responsibleName', 'text'),
      maybe('surface', 'decimal'),
    ),
    part(
      'checks',
      ask('licenceVisible', 'yes-no'),
      ask('extinguishers', 'yes-no'),
      ask('exitsClear', 'yes-no'),
      ask('clean', 'yes-no'),
      ask('waterSupply', 'yes-no'),
    ),
    shownIf(
      FAULTY,
      rows(
        'findings',
        ask('finding', 'text'),
        photo(maybe('photo', 'text')),
        coming(maybe('deadline', 'date')),
      ),
    ),
  ),
  form(
    'works',
    { options: ['geolocalizacion'], states: DECIDED },
    PERSON,
    part(
      'work',
      ask('workKind', 'multiple-choice', 'facade', 'interior', 'fence', 'roof', 'otherThing'),
      ask('address', 'text'),
      ask('details', 'text'),
      ruled(maybe('surface', 'decimal'), { minimo: '0' }),
      coming(ask('startDate', 'date')),
    ),
    part('papers', paper(ask('plan', 'text')), paper(maybe('ownership', 'text'))),
  ),
  form(
    'survey',
    {
      cases: [
        {
          name: 'options.veryGood',
          given: { satisfaction: 'veryGood' },
          expects: ['required comments=no'],
        },
        { name: 'options.veryBad', given: { satisfaction: 'veryBad' }, expects: ['required comments=yes'] },
      ],
    },
    part(
      'visit',
      ask('service', 'single-choice', 'registry', 'taxes', 'worksOffice', 'socialServices', 'otherThing'),
      ask('satisfaction', 'single-choice', 'veryGood', 'good', 'fair', 'bad', 'veryBad'),
      maybe('wait', 'single-choice', 'underTen', 'underThirty', 'overThirty'),
      ask('solved', 'yes-no'),
      ruled(maybe('comments', 'text'), {
        obligatoriaSi: 'is_checked({{satisfaction:bad}}) or is_checked({{satisfaction:veryBad}})',
      }),
    ),
  ),
  form(
    'appointment',
    { states: ['received', 'confirmed', 'done', 'cancelled'] },
    PERSON,
    part(
      'visitWanted',
      ask('procedure', 'single-choice', 'drivingLicence', 'registry', 'taxes', 'worksOffice', 'otherThing'),
      coming(ask('preferredDate', 'date')),
      ask('schedule', 'single-choice', 'morning', 'afternoon'),
      maybe('comments', 'text'),
    ),
  ),
  form(
    'concert',
    { options: ['addPaymentGateway'], tickets: ['general', 'reduced'] },
    part('attending', ask('fullName', 'text'), maybe('accessNeeds', 'text')),
  ),
  form(
    'publicSpace',
    {
      ...{ options: ['geolocalizacion'], states: DECIDED },
      cases: [
        {
          name: 'questions.people',
          given: { people: '99' },
          expects: ['shown papers=no', 'refused people=no'],
        },
        { name: 'questions.insurance', given: { people: '100' }, expects: ['shown papers=yes'] },
      ],
    },
    PERSON,
    part(
      'event',
      ask('eventName', 'text'),
      ask('details', 'text'),
      coming(ask('startDate', 'date')),
      ruled(ask('startTime', 'time'), { valorInicial: 'blank()' }),
      ruled(ask('people', 'integer'), { minimo: '1' }),
      ask('needs', 'multiple-choice', 'streetClosed', 'electricity', 'stage', 'cleaning', 'nothingElse'),
    ),
    shownIf('{{people}} >= 100', part('papers', paper(ask('insurance', 'text')))),
  ),
  form(
    'aid',
    {
      states: DECIDED,
      cases: [
        { name: 'options.food', given: { aidKind: 'food' }, expects: ['required proof=no'] },
        {
          name: 'options.rent',
          given: { aidKind: 'rent' },
          expects: ['required proof=yes'],
        },
      ],
    },
    PERSON,
    rows('household', ask('memberName', 'text'), past(ask('birthDate', 'date')), maybe('relation', 'text')),
    part(
      'situation',
      ask('housing', 'single-choice', 'owned', 'rented', 'lent', 'noHome'),
      ruled(maybe('income', 'decimal'), { minimo: '0' }),
      ask('aidKind', 'multiple-choice', 'food', 'rent', 'energy', 'medicine', 'otherThing'),
      ask('details', 'text'),
      ruled(paper(maybe('proof', 'text')), {
        obligatoriaSi: 'is_checked({{aidKind:rent}}) or is_checked({{aidKind:energy}})',
      }),
    ),
  ),
  form(
    'animal',
    {
      states: ['received', 'approved'],
      cases: [
        {
          name: 'options.dog',
          given: { species: 'dog' },
          expects: ['shown breed=yes', 'shown chip=yes', 'required chip=yes', 'shown vaccinated=yes'],
        },
        {
          name: 'options.cat',
          given: { species: 'cat' },
          expects: ['shown chip=yes', 'required chip=no'],
        },
        {
          name: 'options.otherThing',
          given: { species: 'otherThing' },
          expects: ['shown breed=no', 'shown chip=no', 'shown vaccinated=no'],
        },
      ],
    },
    PERSON,
    part(
      'pet',
      ask('petName', 'text'),
      ask('species', 'single-choice', 'dog', 'cat', 'otherThing'),
      ruled(maybe('breed', 'text'), { mostrarSi: COMPANION }),
      past(ask('birthDate', 'date')),
      ruled(maybe('chip', 'text'), { mostrarSi: COMPANION, obligatoriaSi: 'is_checked({{species:dog}})' }),
      ruled(ask('vaccinated', 'yes-no'), { mostrarSi: COMPANION }),
      photo(maybe('photo', 'text')),
    ),
  ),
  form(
    'job',
    { states: ['received', 'inReview', 'selected', 'notSelected'] },
    PERSON,
    part(
      'profile',
      ask('studies', 'single-choice', 'primary', 'secondary', 'vocational', 'university'),
      ask('jobWanted', 'text'),
      maybe('drives', 'yes-no'),
      paper(ask('resume', 'text')),
    ),
    rows(
      'experience',
      maybe('employer', 'text'),
      maybe('tasks', 'text'),
      ruled(maybe('years', 'integer'), { minimo: '0', maximo: '80' }),
    ),
  ),
  form(
    'information',
    {
      states: ['received', 'inProgress', 'answered', 'rejected'],
      cases: [
        { name: 'options.byEmail', given: { format: 'byEmail' }, expects: ['required email=yes'] },
        { name: 'options.onPaper', given: { format: 'onPaper' }, expects: ['required email=no'] },
      ],
    },
    part(
      'informationWanted',
      ask('topic', 'text'),
      ask('details', 'text'),
      ask('format', 'single-choice', 'byEmail', 'onPaper', 'inPerson'),
    ),
    {
      ...PERSON,
      questions: PERSON.questions.map((question) =>
        question.key === 'email'
          ? ruled(question, { obligatoriaSi: 'is_checked({{format:byEmail}})' })
          : question,
      ),
    },
  ),
]
