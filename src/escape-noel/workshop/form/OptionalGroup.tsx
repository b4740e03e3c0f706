import { useRef, type ReactNode } from 'react';
import {
  useFormContext,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { CHECKED } from './checked';
import { fieldId } from './fieldFocus';

interface OptionalGroupProps<Values extends FieldValues, Path extends FieldPath<Values>> {
  path: Path;
  label: string;
  blank: NonNullable<FieldPathValue<Values, Path>>;
  children: ReactNode;
}

/** Fields of an object that can be null, behind a box. What was written comes back when the box is ticked again. */
export function OptionalGroup<Values extends FieldValues, Path extends FieldPath<Values>>({
  path,
  label,
  blank,
  children,
}: OptionalGroupProps<Values, Path>) {
  const name: string = path;
  const { getValues, setValue } = useFormContext();
  const written: unknown = useWatch({ name });
  const removed = useRef<unknown>(blank);
  const isThere = Boolean(written);
  return (
    <>
      <Checkbox
        checked={isThere}
        id={fieldId(name)}
        onChange={(checked) => {
          if (!checked) removed.current = getValues(name);
          setValue(name, checked ? removed.current : null, CHECKED);
        }}
      >
        {label}
      </Checkbox>
      {isThere && children}
    </>
  );
}
