// A form that brings one file: multipart, read as it arrives, and nothing kept of what nobody asked for.
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FailureCode } from '@brasa/core/failures.ts';
import { Failure, invalidField } from '../../failure.ts';

export type FileForm = {
  /** The field in which the file is. */
  field: string;
  /** Whoever sends no form, or too large a file. */
  notAForm: FailureCode;
  tooLarge: FailureCode;
  /** What the person reads who sends it elsewhere, not at all, or twice. */
  elsewhere: string;
  missing: string;
  several: string;
  /** In bytes: of the file, and of each text beside it, whose rest is cut off. */
  mostOfFile: number;
  mostOfText: number;
};

/** What a form brought; of fields of one name the last. */
export type Brought = { file: Buffer; texts: ReadonlyMap<string, string> };

/** A second file is told of; what comes with the files is nobody's business. */
const COUNTS = { files: 2, fields: 10, parts: 12 };

/** For a scope of its own: within, bodies are such forms and nothing else. */
export async function takeFileForms(scope: FastifyInstance, form: FileForm): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => {
    done(new Failure(form.notAForm));
  });
  const limits = { ...COUNTS, fileSize: form.mostOfFile, fieldSize: form.mostOfText };
  await scope.register(multipart, { limits });
}

/**
 * The file of the form, and its texts. Throws the form's `notAForm` and `tooLarge`, VALIDATION unless there is
 * exactly one file and it is in its field, MALFORMED_REQUEST for a form that is cut off or none, and as
 * `admitAgain` for a session that has ended meanwhile.
 */
export async function readFileForm(request: FastifyRequest, form: FileForm): Promise<Brought> {
  if (!request.isMultipart()) throw new Failure(form.notAForm);
  const files: Buffer[] = [];
  const texts = new Map<string, string>();
  let strays = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts.set(part.fieldname, String(part.value));
      else if (part.fieldname === form.field) files.push(await part.toBuffer());
      else strays += await skip(part);
    }
  } catch (error) {
    throw formFault(error, form);
  }
  await request.admitAgain();
  const [file] = files;
  if (strays > 0) throw invalidField(form.field, form.elsewhere);
  if (!file || file.length === 0) throw invalidField(form.field, form.missing);
  if (files.length > 1) throw invalidField(form.field, form.several);
  return { file, texts };
}

/** Lets a file that nobody asked for pass by; the form goes on behind it. */
async function skip({ file }: MultipartFile): Promise<1> {
  for await (const _chunk of file);
  return 1;
}

function formFault(error: unknown, form: FileForm): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure(form.tooLarge);
  if (code === 'FST_FILES_LIMIT') return invalidField(form.field, form.several);
  return new Failure('MALFORMED_REQUEST');
}
