interface Place {
  /** Address on which nginx listens, `127.0.0.1:4210`. */
  readonly listen: string
  /** Ports of the mock processes on this machine. */
  readonly ports: readonly number[]
  /** Folder of pid file and temporary files. */
  readonly folder: string
}

/** Folders for nginx's temporary files. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * An nginx in front of several mocks. A consistent hash of the world's name, in header, query or cookie, keeps a world on
 * one process; adding or removing a process moves only the worlds of one.
 */
export const configuration = ({ listen, ports, folder }: Place): string => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  client_max_body_size 64m;

  # The name of the world, chosen as the mock itself chooses it.
  map $http_cookie $world_of_cookie {
    default main;
    "~(?:^|;\\s*)mock-world=(?<named>[^;]+)" $named;
  }
  map $arg_world $world_of_query {
    default $arg_world;
    "" $world_of_cookie;
  }
  map $http_x_mock_world $mock_world {
    default $http_x_mock_world;
    "" $world_of_query;
  }

  upstream mocks {
    hash $mock_world consistent;
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n')}
  }
  server {
    listen ${listen};
    location / {
      proxy_pass http://mocks;
      proxy_http_version 1.1;
      # A connection that is kept may be closed by a busy mock in the moment in which it is used again.
      proxy_set_header Connection close;
      proxy_set_header Host $http_host;
      proxy_read_timeout 600s;
    }
  }
}
`
