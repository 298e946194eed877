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
    {},
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
    { options: ['geolocalizacion'], states: DECIDED },
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
    { states: DECIDED },
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
    { states: ['received', 'approved'] },
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
    { states: ['received', 'inProgress', 'answered', 'rejected'] },
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

/** Every key of words that a template needs. */
export const keysOfTemplate = ({ name, states, sections, signatures, tickets }: Template): string[] => [
  `forms.${name}.title`,
  `forms.${name}.description`,
  ...states.map((key) => `states.${key}`),
  ...signatures.map(({ key }) => `signatures.${key}`),
  ...tickets.map((key) => `tickets.${key}`),
  ...sections.flatMap(({ key, questions }) => [
    `sections.${key}`,
    ...questions.flatMap((question) => [
      `questions.${question.key}`,
      ...question.options.map((option) => `options.${option}`),
    ]),
  ]),
]
