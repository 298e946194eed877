import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { Action, Subject } from '../domain/access/permissions'
import { CATALOGUE_PATH } from '../lib/catalogue-path'
import { NOTICES_PATH } from '../lib/notices-path'
import { OPERATION_PATH } from '../lib/operation-path'
import { paths } from '../lib/paths'

export interface Need {
  action: Action
  subject: Subject
}

interface StaffPage {
  pattern: string
  /** The permission that opens it (§1.2, §2.6; ROLE-04); anybody with a session may when left out. */
  needs?: Need
  /** Another permission that opens it as well. */
  orNeeds?: Need
  /** Takes the whole width of the screen. */
  wide?: boolean
  /** Its namespaces besides `common` and `staff`. */
  texts?: string[]
  load: () => Promise<ComponentType>
}

const editor = () => import('../features/form-editor/FormEditorPage').then((module) => module.FormEditorPage)

/** The pages inside the staff's frame: where they are and who may open them. */
export const STAFF_PAGES: Record<string, StaffPage> = {
  home: {
    pattern: paths.home.pattern,
    load: () => import('../features/home/HomePage').then((module) => module.HomePage),
  },
  forms: {
    pattern: paths.forms.pattern,
    needs: { action: 'read', subject: 'form' },
    load: () => import('../features/form-list/FormListPage').then((module) => module.FormListPage),
  },
  newForm: {
    pattern: paths.newForm.pattern,
    needs: { action: 'create', subject: 'form' },
    wide: true,
    texts: ['editor', 'answering'],
    load: editor,
  },
  editForm: {
    pattern: paths.editForm.pattern,
    needs: { action: 'update', subject: 'form' },
    wide: true,
    texts: ['editor', 'answering'],
    load: editor,
  },
  answer: {
    pattern: paths.answer.pattern,
    needs: { action: 'create', subject: 'answer' },
    texts: ['answering', 'finish', 'outbox'],
    load: () => import('../features/answering/StaffAnswerPage').then((module) => module.StaffAnswerPage),
  },
  device: {
    pattern: paths.device.pattern,
    needs: { action: 'create', subject: 'answer' },
    texts: ['outbox'],
    load: () => import('../features/answering/device/DevicePage').then((module) => module.DevicePage),
  },
  answers: {
    pattern: paths.answers.pattern,
    needs: { action: 'read', subject: 'answer' },
    load: () => import('../features/answers-list/AnswersListPage').then((module) => module.AnswersListPage),
  },
  myAnswers: {
    pattern: paths.myAnswers.pattern,
    needs: { action: 'create', subject: 'answer' },
    load: () => import('../features/my-answers/MyAnswersPage').then((module) => module.MyAnswersPage),
  },
  tasks: {
    pattern: paths.tasks.pattern,
    needs: { action: 'move', subject: 'answer' },
    load: () => import('../features/tasks/TasksPage').then((module) => module.TasksPage),
  },
  notices: {
    pattern: NOTICES_PATH,
    needs: { action: 'read', subject: 'answer' },
    load: () => import('../features/tasks/notices/NoticesPage').then((module) => module.NoticesPage),
  },
  bin: {
    pattern: paths.bin.pattern,
    needs: { action: 'delete', subject: 'answer' },
    orNeeds: { action: 'delete', subject: 'form' },
    texts: ['bin'],
    load: () => import('../features/bin/BinPage').then((module) => module.BinPage),
  },
  complete: {
    pattern: paths.complete.pattern,
    needs: { action: 'move', subject: 'answer' },
    texts: ['answering', 'completion'],
    load: () => import('../features/completion/CompletionPage').then((module) => module.CompletionPage),
  },
  correct: {
    pattern: paths.correct.pattern,
    needs: { action: 'correct', subject: 'answer' },
    texts: ['answering', 'correction'],
    load: () => import('../features/correction/CorrectionPage').then((module) => module.CorrectionPage),
  },
  view: {
    pattern: paths.view.pattern,
    needs: { action: 'read', subject: 'answer' },
    texts: ['answering', 'correction'],
    load: () => import('../features/answer-view/AnswerViewPage').then((module) => module.AnswerViewPage),
  },
  file: {
    pattern: paths.file.pattern,
    needs: { action: 'read', subject: 'answer' },
    load: () => import('../features/file-page/FilePage').then((module) => module.FilePage),
  },
  orders: {
    pattern: paths.orders.pattern,
    needs: { action: 'read', subject: 'formStatistics' },
    wide: true,
    texts: ['orders'],
    load: () => import('../features/orders/OrdersPage').then((module) => module.OrdersPage),
  },
  yearOrders: {
    pattern: paths.yearOrders.pattern,
    needs: { action: 'read', subject: 'formStatistics' },
    wide: true,
    texts: ['orders'],
    load: () => import('../features/orders/YearOrdersPage').then((module) => module.YearOrdersPage),
  },
  door: {
    pattern: paths.door.pattern,
    needs: { action: 'create', subject: 'answer' },
    texts: ['orders'],
    load: () => import('../features/door/DoorPage').then((module) => module.DoorPage),
  },
  users: {
    pattern: paths.users.pattern,
    needs: { action: 'manage', subject: 'municipalityUser' },
    wide: true,
    texts: ['users'],
    load: () => import('../features/users/pages').then((module) => module.UsersPage),
  },
  sessions: {
    pattern: paths.sessions.pattern,
    texts: ['users'],
    load: () => import('../features/users/pages').then((module) => module.SessionsPage),
  },
  areas: {
    pattern: paths.areas.pattern,
    needs: { action: 'manage', subject: 'municipalityUser' },
    texts: ['places'],
    load: () => import('../features/places/AreasPage').then((module) => module.AreasPage),
  },
  tables: {
    pattern: paths.tables.pattern,
    needs: { action: 'manage', subject: 'municipalityUser' },
    texts: ['places'],
    load: () => import('../features/places/tables/TablesPage').then((module) => module.TablesPage),
  },
  catalogue: {
    pattern: CATALOGUE_PATH,
    needs: { action: 'manage', subject: 'municipalityUser' },
    texts: ['listing', 'places'],
    load: () => import('../features/places/catalogue/CataloguePage').then((module) => module.CataloguePage),
  },
  people: {
    pattern: paths.people.pattern,
    needs: { action: 'manage', subject: 'municipalityUser' },
    wide: true,
    texts: ['rights'],
    load: () => import('../features/person/PersonPage').then((module) => module.PersonPage),
  },
  municipalities: {
    pattern: paths.municipalities.pattern,
    needs: { action: 'manage', subject: 'user' },
    texts: ['places'],
    load: () => import('../features/places/MunicipalitiesPage').then((module) => module.MunicipalitiesPage),
  },
  statistics: {
    pattern: paths.statistics.pattern,
    needs: { action: 'manage', subject: 'user' },
    texts: ['statistics'],
    load: () => import('../features/statistics/StatisticsPage').then((module) => module.StatisticsPage),
  },
  formStatistics: {
    pattern: paths.formStatistics.pattern,
    needs: { action: 'read', subject: 'formStatistics' },
    texts: ['statistics'],
    load: () =>
      import('../features/form-statistics/FormStatisticsPage').then((module) => module.FormStatisticsPage),
  },
  operation: {
    pattern: OPERATION_PATH,
    needs: { action: 'manage', subject: 'municipalityUser' },
    texts: ['operation'],
    load: () => import('../features/operation/OperationPage').then((module) => module.OperationPage),
  },
  audit: {
    pattern: paths.audit.pattern,
    needs: { action: 'manage', subject: 'municipalityUser' },
    wide: true,
    texts: ['audit'],
    load: () => import('../features/audit/AuditPage').then((module) => module.AuditPage),
  },
}

/** The page at an address of the staff's frame. */
export const staffPageAt = (pathname: string): StaffPage | undefined =>
  Object.values(STAFF_PAGES).find(({ pattern }) => matchPath(pattern, pathname))
