import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormRegister,
} from 'react-hook-form';

type Form<Values extends FieldValues> = {
  register: UseFormRegister<Values>;
  formState: { errors: FieldErrors<Values> };
};

/** What a field of ui/form takes of the form: its registration, and what is wrong with it. */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  const { errors } = formState;
  return <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
    ...register(name, rules),
    error: errors[name]?.message as string | undefined,
  });
}
