import clsx from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconUpload } from '../icons';
import styles from './file-drop.module.css';
import { fileProblem, type FileLimits } from './file-problem';
import { fileSize } from './file-size';
import { useFileDrop } from './use-file-drop';

/** What the place for files takes. */
export interface FileDropProps extends FileLimits {
  /** What the file is for, such as "Bestellliste". */
  readonly label: string;
  /** Called with the files that are taken. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Whether several files are taken at once. */
  readonly multiple?: boolean | undefined;
  /** Whether none is taken at the moment. */
  readonly disabled?: boolean | undefined;
}

/** Takes files by dragging, by choosing, and by the keyboard; what is not taken is said below, with the reason. */
export const FileDrop = (props: FileDropProps): ReactNode => {
  const { label, endings, maxBytes, onFiles, multiple = false, disabled = false } = props;
  const { t } = useTranslation('ui-upload');
  const id = useId();
  const zone = useRef<HTMLLabelElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const types = endings.join(', ');
  const largest = fileSize(maxBytes);
  const take = (chosen: readonly File[]) => {
    const files = multiple ? chosen : chosen.slice(0, 1);
    const checked = files.map((file) => ({ file, problem: fileProblem(file, { endings, maxBytes }) }));
    setProblems(
      checked.flatMap(({ file: { name, size }, problem }) => {
        switch (problem) {
          case 'wrongType':
            return t('wrongType', { name, types });
          case 'tooLarge':
            return t('tooLarge', { name, size: fileSize(size), largest: t('largest', { size: largest }) });
          case 'isEmpty':
            return t('isEmpty', { name });
          case undefined:
            return [];
        }
      }),
    );
    const good = checked.filter(({ problem }) => problem === undefined).map(({ file }) => file);
    if (good.length > 0) onFiles(good);
  };
  const over = useFileDrop(zone, take, disabled);
  return (
    <div className={styles['drop']}>
      <label
        ref={zone}
        className={clsx(styles['zone'], over && styles['over'], problems.length > 0 && styles['failed'])}
      >
        <IconUpload size={28} stroke={1.75} className={styles['sign']} />
        <span className={styles['label']}>{label}</span>
        <span className={styles['hint']}>{over ? t('dropHere') : t('drop')}</span>
        <span className={styles['limits']} id={`${id}-limits`}>
          {types === '' ? '' : `${types} · `}
          {t('largest', { size: largest })}
        </span>
        <input
          type="file"
          className={styles['input']}
          accept={endings.join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-limits ${id}-problems`}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file can be chosen again once it is mended.
            event.target.value = '';
          }}
        />
      </label>
      <div id={`${id}-problems`} role="alert">
        {problems.map((problem) => (
          <p key={problem} className={styles['problem']}>
            <IconAlertCircle size={16} stroke={2} />
            <span>{problem}</span>
          </p>
        ))}
      </div>
    </div>
  );
};
