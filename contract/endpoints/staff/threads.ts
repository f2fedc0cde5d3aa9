import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChangeReplyTemplate, ReplyTemplateParams, ReplyTemplates, WriteReplyTemplate } from '#contract/staff/reply-templates.ts'
import {
  ThreadReply,
  AssignThread,
  ChangeThreadEmail,
  MoveThread,
  NoteReply,
  ReadThread,
  WriteCall,
  WriteThreadNote,
} from '#contract/staff/thread-steps.ts'
import {
  ListedThreads,
  StaffThread,
  StoredThreadFile,
  ThreadParams,
  ThreadPartParams,
  ThreadPhotoParams,
  ThreadQuery,
  WrittenThread,
} from '#contract/staff/threads.ts'

const Done = z.object({ action_id: z.string() })

export const staffThreadEndpoints = {
  'GET /api/staff/threads/': { query: ThreadQuery, response: { 200: ListedThreads } },
  'POST /api/staff/threads/': { body: WriteCall, response: { 201: WrittenThread } },
  'GET /api/staff/threads/:id/': { params: ThreadParams, response: { 200: StaffThread } },
  'GET /api/staff/threads/:id/photos/:part/': { params: ThreadPhotoParams, response: { 200: z.unknown() } },
  'POST /api/staff/threads/:id/files/': { params: ThreadParams, response: { 201: StoredThreadFile } },
  'GET /api/staff/threads/:id/files/:part/': { params: ThreadPhotoParams, response: { 200: z.unknown() } },
  'POST /api/staff/threads/:id/status/': { params: ThreadParams, body: MoveThread, response: { 200: WrittenThread } },
  'PUT /api/staff/threads/:id/read/': { params: ThreadParams, body: ReadThread, response: { 204: z.null() } },
  'POST /api/staff/threads/:id/notes/': { params: ThreadParams, body: WriteThreadNote, response: { 201: WrittenThread } },
  'PUT /api/staff/threads/:id/assignee/': {
    params: ThreadParams,
    body: AssignThread,
    response: { 200: Done },
  },
  'PUT /api/staff/threads/:id/email/': { params: ThreadParams, body: ChangeThreadEmail, response: { 200: WrittenThread } },
  'POST /api/staff/threads/:id/answers/': { params: ThreadParams, body: ThreadReply, response: { 201: WrittenThread } },
  'POST /api/staff/threads/:id/answers/by-hand/': { params: ThreadParams, body: NoteReply, response: { 201: WrittenThread } },
  'POST /api/staff/threads/:id/answers/:part/again/': { params: ThreadPartParams, response: { 200: WrittenThread } },
  'GET /api/staff/reply-templates/': { response: { 200: ReplyTemplates } },
  'POST /api/staff/reply-templates/': { body: WriteReplyTemplate, response: { 200: Done } },
  'PUT /api/staff/reply-templates/:id/': { params: ReplyTemplateParams, body: ChangeReplyTemplate, response: { 200: Done } },
  'DELETE /api/staff/reply-templates/:id/': { params: ReplyTemplateParams, response: { 200: Done } },
} as const satisfies Endpoints
